import { stressBefore, stressOn } from './stress-mark.ts'
import type { Verb } from './verb.ts'

/** Where the past of scheme c may stand on the prefix, beside or instead of the root. */
type PrefixStress = 'always' | 'rather' | 'also' | 'never'

const RATHER =
  /^(?:от|по|про)быть$|^(?:за|на|недо|от|пере|по|под|пре|при|про|об|до|перепро|запро|соз|воссоз)дать$/
const ALSO =
  /^(?:про|до|на|от)жить$|^(?:за|на|про|от|об|по|под|до)лить$|^(?:от|про|до|за|на)пить$|^(?:под|об|от|припод)нять$|^(?:до|из)быть$/

export function prefixStressOf({
  plain,
  deviations,
  isReflexive,
  pastScheme,
  type,
}: Verb): PrefixStress {
  if (!pastScheme.startsWith('c')) return 'never'
  if (type === 9 && /(?:за|от)переть$/.test(plain)) return 'always'
  if (isReflexive) return 'never'
  if (deviations.has(1)) return 'always'
  if (RATHER.test(plain) || plain === 'пережить') return 'rather'
  return ALSO.test(plain) ? 'also' : 'never'
}

/** One syllable back, from a root of one syllable behind пере- two: по́нял, пе́редал. */
export const stressOnPrefix = (stem: string) =>
  /^пере[^аеёиоуыэюя]*[аеёиоуыэюя]\u0301?[^аеёиоуыэюя]*$/.test(stem)
    ? stressOn(stem, 0)
    : stressBefore(stem)

/** The stem with its stress, or its two, the usual one first. */
export function withPrefixStress(verb: Verb, stem: string): readonly string[] {
  if (verb.plain === 'раздать' && !verb.isReflexive)
    return [stem, stem.replace('разда\u0301', 'ро\u0301зда')]
  const onPrefix = stressOnPrefix(stem)
  switch (prefixStressOf(verb)) {
    case 'always':
      return [onPrefix]
    case 'rather':
      return [onPrefix, stem]
    case 'also':
      return [stem, onPrefix]
    default:
      return [stem]
  }
}
