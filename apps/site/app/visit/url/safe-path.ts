/**
 * Where to redirect after signing in: a path of our own, or the fallback. Anything that a browser could read as
 * another site (`//evil`, `/\evil`, `https:…`, control characters) is refused.
 */
export function safePath(next: FormDataEntryValue | null | undefined, fallback: string): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return fallback
  const home = 'http://slovo.invalid'
  const url = URL.parse(next, home)
  // `/.//evil` becomes `//evil` only when it is read.
  if (url?.origin !== home || url.pathname.startsWith('//') || next.includes('\\')) return fallback
  return url.pathname + url.search + url.hash
}

/** Adds a fragment of our own: otherwise the browser carries over the one that the backend wrote. */
export function atContent(address: string): string {
  return address.includes('#') ? address : `${address}#content`
}
