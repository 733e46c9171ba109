import { prefixBefore } from './prefix.ts'
import type { Present } from './present.ts'
import { stressLast, stressOn, unstressed } from './stress-mark.ts'
import type { Verb } from './verb.ts'

interface Imperative {
  sg: readonly string[]
  pl: readonly string[]
}

/** Simple verbs in a consonant and of scheme a: вы́брось beside вы́броси. */
const SHORT_AFTER_VY =
  'бросить ставить глянуть двинуть кинуть сунуть нуть сыпать строить править красить резать мазать весить лезть'.split(
    ' ',
  )

/**
 * Zaliznyak's imperative: й after a vowel; и where the 1st singular is stressed on its ending, after two consonants and
 * after вы́-; ь otherwise. Circle ② allows и and ь, ③ only ь in the plural.
 */
export function imperativeOf(verb: Verb, present: Present): Imperative {
  const singular = singularForms(verb, present)
  const plural = verb.deviations.has(3) ? singular.slice(-1) : singular
  return { sg: singular, pl: plural.map((form) => `${form}те`) }
}

function singularForms(verb: Verb, present: Present): string[] {
  const { irregular, plain, isVy } = verb
  if (irregular?.imperative)
    return irregular.imperative.split('/').map((form) => withVy(irregular.prefix + form, isVy))
  if (irregular?.base === 'ехать') return driveForms(verb)
  if (verb.type === 13) return [verb.infinitive.replace(/ть$/, 'й')]
  if (verb.type === 11) return [withVy(plain.replace(/ить$/, 'е́й'), isVy)]
  const [third = ''] = present['3pl']
  const [first = ''] = present['1sg']
  const stem = third.replace(/[уюая]\u0301?т$/, '')
  const isEndStressed = /[ую]\u0301$/.test(first) || !/[аеёиоуыэюя]/.test(unstressed(stem))
  if (/[аеёиоуыэюя]\u0301?$/.test(stem)) {
    const isTypeFour = verb.type === 4 && isEndStressed
    if (isTypeFour) return [`${unstressed(stem)}и\u0301`]
    return [`${isEndStressed ? stressLast(stem) : stem}й`]
  }
  if (isEndStressed) return [`${unstressed(stem)}и\u0301`]
  const long = `${stem}и`
  const short = `${stem.replace(/ь$/, '')}ь`
  if (verb.deviations.has(2)) return [short, long]
  if (verb.deviations.has(3)) return [long, short]
  if (isVy) return isShortAfterVy(plain) ? [long, short] : [long]
  return /[бвгджзйклмнпрстфхцчшщ]ь?[бвгджзйклмнпрстфхцчшщ]$/.test(stem) ? [long] : [short]
}

const withVy = (form: string, isVy: boolean) => (isVy ? stressOn(form, 0) : form)

const isShortAfterVy = (plain: string) =>
  SHORT_AFTER_VY.some((simple) => prefixBefore(plain, simple) !== undefined)

/** Поезжа́й for е́хать and пое́хать, -езжа́й with other prefixes. */
function driveForms({ irregular, isReflexive, isVy, infinitive }: Verb): string[] {
  const prefix = irregular?.prefix ?? ''
  if (isReflexive) return [infinitive.replace(/хать$/, 'дь')]
  if (prefix === '') return ['поезжа́й', 'езжа́й']
  if (isVy) return ['выезжа́й']
  const long = `${prefix}езжа́й`
  return /^(?:до|пере|подъ)$/.test(prefix) ? [long, infinitive.replace(/хать$/, 'дь')] : [long]
}
