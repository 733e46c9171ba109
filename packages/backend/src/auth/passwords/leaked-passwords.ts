import { createHash } from 'node:crypto'
import type { Log } from '../../kernel/log.ts'
import type { PasswordSettings } from './settings.ts'

const LOOKUP_TIMEOUT_MS = 3_000

export type IsLeaked = (password: string) => Promise<boolean>

/**
 * Looks a password up among leaked ones. The service learns the first five digits of its hash, which a thousand others
 * share. Passwords are accepted while it does not answer.
 */
export function createLeakedPasswordCheck(
  { leakedPasswordsUrl: url }: PasswordSettings,
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

/** All hashes with this prefix, padded with decoys: the size of the response must not reveal the prefix. */
async function readRange(url: string) {
  const response = await fetch(url, {
    headers: { 'add-padding': 'true' },
    signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
  })
  if (!response.ok) {
    throw new Error(`The service for leaked passwords answered ${response.status}`)
  }
  return (await response.text()).split('\n')
}

/** `<the rest of the hash>:<how often it leaked>`; 0 times for a decoy. */
function isFound(line: string, rest: string) {
  const [found = '', count = ''] = line.trim().split(':')
  return found.toUpperCase() === rest && Number(count) > 0
}
