/**
 * The link that a mail asks to follow, if it leads to the auth API's own `verify`; any other address is refused, so that
 * these pages are no open redirect.
 */
export function readConfirmationUrl(value: string | null, backendUrl: string): string | null {
  const url = value ? URL.parse(value) : null
  const base = new URL(backendUrl)
  if (!url || url.origin !== base.origin || url.username || url.password) return null
  const place = `${base.pathname.replace(/\/$/, '')}/auth/v1/verify`
  return url.pathname === place ? url.href : null
}
