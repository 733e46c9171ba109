import { ya } from './mutation.ts'
import { type Past, pastStem } from './past.ts'
import { prefixStressOf, stressOnPrefix } from './past-on-prefix.ts'
import type { Present } from './present.ts'
import { stressLast, stressOn, unstressed } from './stress-mark.ts'
import type { Verb } from './verb.ts'

const WITHOUT_PRESENT_GERUND = [3, 8, 9, 11, 14, 15]

/** Zaliznyak's present gerund of an imperfective verb: -я, after a sibilant -а; none in types 3, 8, 9, 11, 14 and 15. */
export function presentGerund(verb: Verb, present: Present): readonly string[] {
  const { infinitive, type, irregular } = verb
  if (irregular?.gerund && irregular.prefix === '') return irregular.gerund.split('/')
  const isVelar = Array.isArray(irregular?.stem)
  if (isVelar || WITHOUT_PRESENT_GERUND.includes(type)) return []
  if (type === 13) return [infinitive.replace(/ть$/, 'я')]
  const third = present['3pl'][0] ?? ''
  const first = present['1sg'][0] ?? ''
  const stem = third.replace(/[уюая]\u0301?т$/, '')
  const isOnEnding = /[ую]\u0301$/.test(first) || /[уюая]\u0301т$/.test(third)
  return [isOnEnding ? stressLast(stem + ya(stem)) : stem + ya(stem)]
}

/** -в and -вши, after a consonant -ши; with circle ⑨ -я first: принеся́. */
export function pastGerund(
  verb: Verb,
  present: Present,
  past: Past,
  pastActive: string | undefined,
): readonly string[] {
  const { type, infinitive, isVy, deviations, irregular } = verb
  const masculine = past.m[0] ?? ''
  if (deviations.has(9)) {
    const stem = (present['3pl'][0] ?? '').replace(/у\u0301?т$/, '')
    return [isVy ? `${stem}я` : `${unstressed(stem)}я\u0301`]
  }
  if (type === 9) return ninth(verb)
  if (type === 3 && verb.isDegree) {
    if (/стынуть$/.test(verb.plain)) return inV(verb, masculine.replace(/л$/, ''))
    const long = inV(verb, infinitive.replace(/ть$/, ''))
    return /л$/.test(masculine) || deviations.has(6) ? long : [...long, `${masculine}ши`]
  }
  const isInConsonant = pastActive !== undefined && !pastActive.endsWith('вший')
  if (isInConsonant) {
    const short = pastActive.replace(/ий$/, 'и')
    const third = present['3pl'][0] ?? ''
    return type === 7 && verb.pastScheme === 'b' && verb.isPerfective
      ? [short, stressLast(third.replace(/у\u0301?т$/, 'я'))]
      : [short]
  }
  if (type === 7 || irregular?.past) return inV(verb, pastActive?.replace(/вший$/, '') ?? '')
  return inV(verb, infinitive.replace(/ть$/, ''))
}

const inV = ({ isReflexive }: Verb, stem: string) =>
  isReflexive ? [`${stem}вши`] : [`${stem}в`, `${stem}вши`]

/** Стере́в and стёрши, запере́в and за́перши. */
function ninth(verb: Verb): readonly string[] {
  const root = pastStem(verb).masculine
  const isOnPrefix = prefixStressOf(verb) === 'always'
  const onRoot = verb.isVy ? stressOn(root, 0) : stressLast(root).replace(/е\u0301р$/, 'ёр')
  const short = `${isOnPrefix && !verb.isVy ? stressOnPrefix(root) : onRoot}ши`
  return verb.isReflexive ? [short] : [...inV(verb, verb.infinitive.replace(/ть$/, '')), short]
}
