const BYTE_ORDER_MARK = '\uFEFF'

/** How a file begins so that spreadsheets read its letters right. */
export const csvStart = (titles: readonly string[]) => BYTE_ORDER_MARK + csvLine(titles)

/** One line of a CSV file (RFC 4180). */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvValue).join(',')}\r\n`
}

/**
 * A value in quotes. One that a spreadsheet would run as a formula begins with an apostrophe: `=HYPERLINK(…)` in a
 * sentence stays a sentence.
 */
function csvValue(value: string): string {
  const harmless = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}
