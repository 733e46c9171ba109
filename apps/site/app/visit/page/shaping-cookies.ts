/**
 * The cookies that a visitor may have, and whether their pages differ by them. With any other cookie a page may be a user's own:
 * it is not kept for all.
 */
export const shapingCookies: Partial<Record<string, boolean>> = {
  'learning-language': true,
  theme: true,
  accents: true,
  columns: true,
  reader: true,
  marks: false,
  'time-zone': false,
}

interface Cookie {
  name: string
  value: string
}

/** By which the pages of learners differ from each other, in the order in which they were sent: of two alike the first one counts. */
export function shapeOfLearner(cookies: readonly Cookie[]): string {
  return cookies
    .filter(({ name }) => shapingCookies[name] || name === 'marks')
    .map(({ name, value }) => `${name}=${value}`)
    .join('\n')
}
