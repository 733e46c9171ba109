import type { Locale } from '@slovo/messages'

/** The best result of this reader. An activity without points has `max` 0: it was done. */
export interface Best {
  score: number
  max: number
}

/** The better of two results: by the share of the points. */
export function betterOf(one: Best | null, other: Best): Best {
  if (!one) return other
  const share = ({ score, max }: Best) => (max > 0 ? score / max : 0)
  return share(other) > share(one) ? other : one
}

/** Points as the language writes them: `2,5` rather than `2.5`. */
export function formatPoints({ score, max }: Best, locale: Locale) {
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return { score: format(score), max: format(max) }
}
