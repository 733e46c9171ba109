const YEAR_FIRST =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)(Z|[+-]\d\d:?\d\d)?)?$/
/** As French and Russian people write it. */
const DAY_FIRST = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/

/** When a cell says that its word was added, as ISO 8601; a day alone is its noon, so that it is that day everywhere. */
export function addedOn(cell: string): string | null {
  const said = cell.trim().slice(0, 40)
  const [, year, month, day, time, zone] = YEAR_FIRST.exec(said) ?? []
  if (year && month && day) return momentOf([year, month, day], time, zone)
  const [, date, inMonth, inYear] = DAY_FIRST.exec(said) ?? []
  return date && inMonth && inYear ? momentOf([inYear, inMonth, date]) : null
}

function momentOf([year, month, day]: [string, string, string], time = '12:00', zone = 'Z') {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const isDay = new Date(`${date}T12:00Z`)
  // The thirty-first of February is no day, and no program of words is older than this century.
  if (Number.isNaN(isDay.getTime()) || !isDay.toISOString().startsWith(date)) return null
  const moment = new Date(`${date}T${time}${zone}`)
  const isSane = moment.getFullYear() >= 2000 && moment.getFullYear() < 2100
  return isSane ? moment.toISOString() : null
}
