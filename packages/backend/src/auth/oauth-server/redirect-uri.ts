const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/
/** A scheme of an installed application, named after a domain: `org.example.app:`. */
const PRIVATE_SCHEME = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/

/** Whether an application may be registered for an address: nobody else can receive what is sent there. */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || text.length > 2048 || /[,#\s]/.test(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  if (protocol === 'http:') return LOOPBACK.test(hostname)
  return protocol === 'https:' || PRIVATE_SCHEME.test(protocol)
}
