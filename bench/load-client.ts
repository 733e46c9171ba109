import { Agent, get } from 'node:http'

export interface Load {
  /** Requests a second that were answered with 2xx. */
  perSecond: number
  /** Milliseconds until the last byte. */
  p50: number
  p99: number
  /** How often each other status came; 0 is a broken connection. */
  others: Map<number, number>
}

export interface Target {
  url: string
  headers?: Record<string, string>
}

/** Asks with so many connections at once, each again as soon as it is answered. */
export async function loadOf(
  { url, headers = {} }: Target,
  { connections, milliseconds, from }: { connections: number; milliseconds: number; from: string },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waits: number[] = []
  const others = new Map<number, number>()
  const startedAt = performance.now()
  const ask = async (line: number) => {
    // Each connection is another visitor, unless all shall come from one address.
    const address = from.replace('*', String(line + 1))
    while (performance.now() - startedAt < milliseconds) {
      const sentAt = performance.now()
      const status = await statusOf(url, agent, { ...headers, 'x-forwarded-for': address })
      if (status >= 200 && status < 300) waits.push(performance.now() - sentAt)
      else others.set(status, (others.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, line) => ask(line)))
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  waits.sort((a, b) => a - b)
  const at = (share: number) => waits[Math.floor((waits.length - 1) * share)] ?? Number.NaN
  return { perSecond: waits.length / seconds, p50: at(0.5), p99: at(0.99), others }
}

function statusOf(url: string, agent: Agent, headers: Record<string, string>) {
  return new Promise<number>((resolve) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
      answer.resume()
    }).on('error', () => resolve(0))
  })
}
