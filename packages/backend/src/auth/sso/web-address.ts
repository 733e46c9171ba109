/** An address over the network needs TLS; one on this machine does not. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && (new URL(text).protocol === 'https:' || isOnThisMachine(text))
}

export function isOnThisMachine(text: string): boolean {
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}
