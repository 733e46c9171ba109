const MAX_AGE_SECONDS = 34_560_000

/** Keeps something in a cookie without the server: as long as the server's own are kept, and an empty value not at all. */
export function keepInCookie(name: string, value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const maxAge = value ? MAX_AGE_SECONDS : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too new for the browsers of the README.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`
}
