import { hasSessionCookie } from './session-cookie.ts'

const LOCK = 'slovo-first-change'
let before: Promise<unknown> = Promise.resolve()

/**
 * A visitor’s first change makes their account. Two quick touches are sent before the first is answered: the second waits
 * for the session of the first, in every tab of this browser, or there would be two accounts.
 */
export async function oneFirstChange<T>(send: () => Promise<T>): Promise<T> {
  return hasSessionCookie() ? send() : inTurn(send)
}

async function inTurn<T>(send: () => Promise<T>): Promise<T> {
  // Without TLS there are no locks: the tab then has a queue of its own.
  if ('locks' in navigator) return navigator.locks.request(LOCK, send)
  const sent = before.then(send)
  before = sent.catch(() => undefined)
  return sent
}
