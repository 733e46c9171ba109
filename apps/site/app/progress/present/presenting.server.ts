import type { Locale } from '@slovo/messages'
import type { Say } from '../../ui/say.ts'
import type { Drawing } from '../pictures/drawing.ts'

/** One picture with everything that it says: what a reader of the table learns is what the drawing shows. */
export interface Picture {
  name: string
  title: string
  /** One sentence. */
  summary: string
  /** None where there is nothing to draw yet. */
  drawing: Drawing | null
  /** What the series are, in their order; none where there is one. */
  legend: string[]
  table: { columns: string[]; rows: string[][] }
}

/** In which language a picture speaks. */
export interface Presenting {
  say: Say
  locale: Locale
}

/** Numbers, shares and days as the language writes them. */
export function formatsOf(locale: Locale) {
  const number = new Intl.NumberFormat(locale)
  const share = new Intl.NumberFormat(locale, { style: 'percent' })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return {
    number: (value: number) => number.format(value),
    share: (value: number) => share.format(value),
    day: (value: string) => day.format(new Date(value)),
  }
}
