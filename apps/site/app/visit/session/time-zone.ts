export const TIME_ZONE_COOKIE = 'time-zone'

/** Lets the server know where this browser is before anything is kept: a learner's day ends at 4 a.m. there. */
export function rememberTimeZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too new for the browsers of the README.
  document.cookie = `${TIME_ZONE_COOKIE}=${encodeURIComponent(timeZone)}; Path=/; SameSite=Lax; Max-Age=34560000${secure}`
}
