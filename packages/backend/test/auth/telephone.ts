import { randomInt } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { whenDone } from '@slovo/testing'

interface Received {
  to: string
  text: string
  channel: string
  code: string
}

/** A service that takes messages over HTTP and hands them to the test that reads the telephone. */
export async function openTelephone() {
  const received: Received[] = []
  const waiting: { to: string; hand: (message: Received) => void }[] = []
  let isBroken = false

  const server = createServer(async (request, response) => {
    const message: Omit<Received, 'code'> = JSON.parse(await text(request))
    response.writeHead(isBroken ? 503 : 202).end()
    if (isBroken) return
    const whole = { ...message, code: /\d{6,}/.exec(message.text)?.[0] ?? '' }
    const index = waiting.findIndex(({ to }) => to === message.to)
    const [first] = index < 0 ? [] : waiting.splice(index, 1)
    if (first) first.hand(whole)
    else received.push(whole)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** A number that no user has yet. */
    makeNumber: () => `+3361${randomInt(1_000_000, 9_999_999)}`,
    /** Unread messages to this number. */
    unread: (to: string) => received.filter((message) => message.to === to),
    /** The oldest unread message to this number; waits for it. */
    next(to: string): Promise<Received> {
      const index = received.findIndex((message) => message.to === to)
      const [first] = index < 0 ? [] : received.splice(index, 1)
      return first ? Promise.resolve(first) : new Promise((hand) => waiting.push({ to, hand }))
    },
    breakDown() {
      isBroken = true
    },
    repair() {
      isBroken = false
    },
  }
}
