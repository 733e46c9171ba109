import type { Locale } from '@slovo/messages'

/** Points as the language writes them: `2,5` rather than `2.5`. */
export function formatPoints(points: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(points)
}
