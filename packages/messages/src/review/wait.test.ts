import { expect, test } from 'vitest'
import { wait } from './wait.ts'

const MINUTES = { min: 1, h: 60, d: 1440 }
const said = (locale: 'fr' | 'ru', count: number, unit: keyof typeof MINUTES) =>
  wait[locale]({ minutes: count * MINUTES[unit] }).replaceAll('\u00a0', ' ')

test('the time until a card comes back is said in the greatest unit that fits', () => {
  const times = [
    [0, 'min'],
    [10, 'min'],
    [59.8, 'min'],
    [5, 'h'],
    [23, 'h'],
    [3, 'd'],
    [30, 'd'],
    [31, 'd'],
    [60, 'd'],
    [300, 'd'],
    [365, 'd'],
    [540, 'd'],
    [3650, 'd'],
  ] as const
  expect(times.map(([count, unit]) => said('fr', count, unit))).toEqual(
    '1 min|10 min|1 h|5 h|1 j|3 j|30 j|1 mois|2 mois|10 mois|1 an|1,5 an|10 ans'.split('|'),
  )
})

test('Russian counts days, months and years in their three forms', () => {
  expect([1, 3, 5, 21].map((days) => said('ru', days, 'd'))).toEqual(
    '1 день|3 дня|5 дней|21 день'.split('|'),
  )
  expect([31, 60, 200, 365, 540, 1825].map((days) => said('ru', days, 'd'))).toEqual(
    '1 месяц|2 месяца|7 месяцев|1 год|1,5 года|5 лет'.split('|'),
  )
})
