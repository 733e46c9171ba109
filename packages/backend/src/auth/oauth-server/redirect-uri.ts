const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/
/** A native app's scheme, named after a domain: `org.example.app:`. */
const PRIVATE_SCHEME = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/

/** Whether a URI can be registered: only the application itself can receive what is sent there. */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || text.length > 2048 || /[,#\s]/.test(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  if (protocol === 'http:') return LOOPBACK.test(hostname)
  return protocol === 'https:' || PRIVATE_SCHEME.test(protocol)
}
