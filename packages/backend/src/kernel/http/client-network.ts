import { isIP } from 'node:net'

/** The network in which one client can choose its IP address: an IPv4 address, or the first half of an IPv6 one. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped

  const [head = '', tail] = address.split('::')
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

function groupsOf(text: string) {
  const groups = text.split(':').filter(Boolean)
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}
