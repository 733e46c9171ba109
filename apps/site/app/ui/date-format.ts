import type { Locale } from '@slovo/messages'

const formats = new Map<string, Intl.DateTimeFormat>()

/** How dates are written, in UTC unless said otherwise. Made once for each way: that takes as long as a hundred rows of a page. */
export function dateFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  formats.set(key, format)
  return format
}
