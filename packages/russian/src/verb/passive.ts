import { hiddenConsonant } from './hidden-consonant.ts'
import { hasZhd } from './lexicon.ts'
import { mutated } from './mutation.ts'
import { pastStem } from './past.ts'
import { withRootYo } from './root-yo.ts'
import { stressBefore, stressed, stressLast, stressOn, unstressed } from './stress-mark.ts'
import type { Verb } from './verb.ts'

/** Zaliznyak's past passive participle of a transitive verb: -нный, -енный (-ённый) or -тый; variants, the usual one first. */
export function pastPassiveOf(verb: Verb): readonly string[] {
  const forms = pastPassiveForms(verb)
  return verb.isVy ? forms.map((form) => stressOn(form, 0)) : forms
}

function pastPassiveForms(verb: Verb): readonly string[] {
  const { irregular, infinitive, type, plain } = verb
  if (irregular?.pastPassive) return [joinPrefix(verb, irregular.pastPassive)]
  if (irregular?.base === 'дать') return [`${stressBefore(infinitive.replace(/ть$/, ''))}нный`]
  if (irregular?.base === 'быть') return [infinitive.replace(/ь$/, 'ый')]
  if (irregular?.base === 'йти') return [...goForms(verb)]
  switch (type) {
    case 1:
      if (plain.endsWith('еть'))
        return [`${unstressed(infinitive.replace(/еть$|е\u0301ть$/, ''))}ённый`]
      return [withSuffix(verb, /ть$/, 'нный')]
    case 2:
    case 6:
      return [withSuffix(verb, /ть$/, 'нный')]
    case 3:
      return [withSuffix(verb, /ть$/, 'тый')]
    case 4:
      return fourth(verb)
    case 5:
      return [fifth(verb)]
    case 7:
      return [
        consonantal(verb, infinitive.replace(/[сз]ти\u0301?$|[сз]ть$/, '') + hiddenConsonant(verb)),
      ]
    case 8:
      return [consonantal(verb, infinitive.replace(/чь$/, '') + mutated(hiddenConsonant(verb)))]
    case 9:
      return [ninth(verb)]
    case 10:
      return [withSuffix(verb, /ть$/, 'тый')]
    case 13:
      return []
    default:
      return seventeenth(verb)
  }
}

const joinPrefix = ({ irregular }: Verb, form: string): string => {
  const prefix = irregular?.prefix ?? ''
  if (irregular?.takesO && /^[жч][жт]/.test(form)) return `${withO(prefix)}${form}`
  return prefix + form
}
const withO = (prefix: string) => {
  if (!/[бвджзст]$/.test(prefix)) return prefix
  return `${prefix.replace(/рас$/, 'раз').replace(/вс$/, 'вз').replace(/ис$/, 'из')}о`
}

/** -анный, -ованный, -утый, -отый: the stress of the suffix steps back, and root е then is ё in some words (свёрнутый). */
function withSuffix(verb: Verb, ending: RegExp, suffix: string): string {
  const stem = verb.infinitive.replace(ending, '')
  const isOnSuffix = /[аяоу]\u0301$/.test(stem)
  return withRootYo(isOnSuffix ? stressBefore(stem) : stem, verb) + suffix
}

/** Type 4: -ённый for scheme b, -енный on the stem for a and c; circles ⑦ and ⑧ turn that round. */
function fourth(verb: Verb): readonly string[] {
  const { infinitive, presentScheme, deviations, consonant, plain } = verb
  const stem = infinitive.replace(/и\u0301?ть$/, '')
  const isZhd = hasZhd(plain, presentScheme)
  const isPlain = plain.endsWith('пронзить')
  const changed = isPlain ? stem : mutated(stem, consonant === 'щ' ? 'щ' : isZhd ? 'жд' : undefined)
  const isOnEnding = (presentScheme === 'b' && !deviations.has(8)) || deviations.has(7)
  if (isOnEnding && !verb.isVy) return [`${unstressed(changed)}ённый`]
  return [`${stressed(changed)}енный`]
}

function fifth(verb: Verb): string {
  const { infinitive, plain } = verb
  if (/[ая]ть$/.test(plain)) return withSuffix(verb, /ть$/, 'нный')
  const stem = infinitive.replace(/е\u0301?ть$/, '')
  if (plain.endsWith('видеть') && !plain.endsWith('навидеть')) return `${stem}енный`
  if (plain.endsWith('велеть')) return `${unstressed(stem)}ённый`
  return `${stressed(mutated(stem))}енный`
}

function consonantal(verb: Verb, stem: string): string {
  if (verb.pastScheme === 'b') return `${unstressed(stem)}ённый`
  return `${stressLast(unstressed(stem))}енный`
}

function ninth(verb: Verb): string {
  const stem = pastStem(verb).masculine
  if (verb.deviations.has(1) && verb.pastScheme === 'c')
    return `${stressBefore(stressLast(stem))}тый`
  return `${stressLast(stem).replace(/е\u0301р$/, 'ёр')}тый`
}

/** Types 11, 12, 14, 15, 16: the infinitive's stem and -тый; with ① and in the family of -нять on the prefix: по́днятый. */
function seventeenth(verb: Verb): readonly string[] {
  const stem = verb.infinitive.replace(/ть$/, '')
  const isOnPrefix = verb.deviations.has(1) || /нять$/.test(verb.plain)
  return [`${isOnPrefix ? stressBefore(stem) : stem}тый`]
}

function goForms({ infinitive, plain }: Verb): readonly string[] {
  const stem = infinitive.replace(/ти\u0301?$/, '')
  if (/^(?:найти|перенайти|обойти_)$/.test(plain)) return ['на́йденный']
  if (plain === 'пройти') return ['про́йденный', 'пройдённый']
  return [`${unstressed(stem)}дённый`]
}
