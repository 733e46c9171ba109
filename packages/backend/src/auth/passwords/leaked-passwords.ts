import { createHash } from 'node:crypto'
import type { Log } from '../../kernel/log.ts'
import type { AuthSettings } from '../auth-settings.ts'

const PATIENCE_MS = 3_000

export type IsLeaked = (password: string) => Promise<boolean>

/**
 * Asks whether a password stands in a collection of stolen ones. The service learns the first five digits of its
 * hash, which a thousand others share. When it does not answer, nobody is kept from choosing a password.
 */
export function createLeakedPasswordCheck(
  { leakedPasswordsUrl: url }: AuthSettings,
  log: Log,
): IsLeaked {
  if (!url) return async () => false
  const base = url.endsWith('/') ? url : `${url}/`
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
    try {
      const lines = await readRange(`${base}${hash.slice(0, 5)}`)
      return lines.some((line) => isFound(line, hash.slice(5)))
    } catch (error) {
      log.warn({ err: error }, 'leaked passwords could not be looked up')
      return false
    }
  }
}

/** All hashes that begin so, and made-up ones among them: how many there are must not show on the way. */
async function readRange(address: string) {
  const answer = await fetch(address, {
    headers: { 'add-padding': 'true' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`The service for leaked passwords answered ${answer.status}`)
  return (await answer.text()).split('\n')
}

/** `<the rest of the hash>:<how often it was stolen>`, where a made-up one was stolen never. */
function isFound(line: string, rest: string) {
  const [found = '', count = ''] = line.trim().split(':')
  return found.toUpperCase() === rest && Number(count) > 0
}
