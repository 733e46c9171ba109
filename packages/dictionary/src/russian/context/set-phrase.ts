import type { RankedReading } from '../rank-readings.ts'
import type { Token } from './token.ts'

/** Forms that are stressed otherwise behind certain words: два часа́, but о́коло ча́са; до утра́, but све́жесть у́тра. */
const PHRASES: { form: RegExp; behind: RegExp; stressed: RegExp }[] = [
  {
    form: /^(?:часа|шага|ряда|следа|шара)$/,
    behind: /^(?:два|три|четыре|оба|полтора)$/,
    stressed: /а́$/,
  },
  {
    form: /^утра$/,
    behind: /^(?:с|со|от|до|час|часа|часов|два|три|четыре|.*[мс]ь|.*ть|.*[мт]и)$/,
    stressed: /а́$/,
  },
]

/** The readings, those that a set phrase asks for first. */
export function setPhraseFirst(
  readings: RankedReading[],
  { plain }: Token,
  before: Token | undefined,
): RankedReading[] {
  const phrase = PHRASES.find(
    ({ form, behind }) => form.test(plain) && before && behind.test(before.plain),
  )
  if (!phrase) return readings
  return readings
    .map((reading) => ({
      ...reading,
      score: reading.score * (phrase.stressed.test(reading.text) ? 50 : 1),
    }))
    .toSorted((a, b) => b.score - a.score)
}
