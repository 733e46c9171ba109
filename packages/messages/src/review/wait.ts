import { formatNumber, type Message, plural } from '../index.ts'

const HOUR = 60
const DAY = 24 * HOUR
const YEAR_DAYS = 365
const MONTH_DAYS = YEAR_DAYS / 12

/** How long until a card comes back, as short as it can be said: « 10 min », « 3 j », « 2 mois », « 1,5 an ». */
export const wait = {
  fr: ({ minutes }) => {
    const { count, unit } = roundWait(minutes)
    const year = plural('fr', count, { one: 'an', other: 'ans' })
    const units = { minute: 'min', hour: 'h', day: 'j', month: 'mois', year }
    return `${formatNumber('fr', count)}\u00a0${units[unit]}`
  },
  ru: ({ minutes }) => {
    const { count, unit } = roundWait(minutes)
    const forms = {
      minute: { one: 'мин', other: 'мин' },
      hour: { one: 'ч', other: 'ч' },
      day: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
      month: { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' },
      year: { one: 'год', few: 'года', many: 'лет', other: 'года' },
    }
    return `${formatNumber('ru', count)}\u00a0${plural('ru', count, forms[unit])}`
  },
} satisfies Message<{ minutes: number }>

/** In the greatest unit that fits; years to the half. */
function roundWait(minutes: number) {
  if (minutes < HOUR - 0.5) {
    return { count: Math.max(1, Math.round(minutes)), unit: 'minute' } as const
  }
  const hours = Math.round(minutes / HOUR)
  if (hours < 22) return { count: hours, unit: 'hour' } as const
  const days = Math.round(minutes / DAY) || 1
  if (days < 31) return { count: days, unit: 'day' } as const
  const months = Math.round(days / MONTH_DAYS)
  if (months < 12) return { count: months, unit: 'month' } as const
  return { count: Math.round((2 * days) / YEAR_DAYS) / 2, unit: 'year' } as const
}
