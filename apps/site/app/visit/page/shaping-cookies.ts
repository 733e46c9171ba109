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
