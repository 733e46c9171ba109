import { z } from 'zod'
import type { Cookies } from '../visit/session/cookies.server.ts'

const COOKIE = 'word-to-save'
const PENDING_LIFETIME_SECONDS = 24 * 60 * 60
/** Browsers drop a cookie of more than 4,096 bytes. A Cyrillic letter takes six of them. */
const MAX_COOKIE_BYTES = 3800

const PendingWord = z.object({ place: z.string(), word: z.unknown() })

/** A visitor who saves a word signs in first; the word waits in a cookie until they come back to its place. */
export function stashWord(
  cookies: Cookies,
  place: string,
  word: { lemma: string; sentence?: string },
) {
  const whole = JSON.stringify({ place, word })
  const fits = encodeURIComponent(whole).length <= MAX_COOKIE_BYTES
  const value = fits ? whole : JSON.stringify({ place, word: { ...word, sentence: '' } })
  cookies.set(COOKIE, value, { maxAge: PENDING_LIFETIME_SECONDS, httpOnly: true })
}

/** The word stashed at this place, once. */
export function takeStashedWord<T>(cookies: Cookies, place: string, shape: z.ZodType<T>): T | null {
  const pending = readPending(cookies.find(COOKIE))
  if (pending?.place !== place) return null
  cookies.remove(COOKIE)
  return shape.safeParse(pending.word).data ?? null
}

/** The word stashed at any place, as it is shown while it waits. */
export function findStashedLemma(cookies: Cookies): string | null {
  const { data } = z
    .object({ lemma: z.string() })
    .safeParse(readPending(cookies.find(COOKIE))?.word)
  return data?.lemma || null
}

function readPending(value: string | undefined) {
  if (!value) return null
  try {
    return PendingWord.parse(JSON.parse(value))
  } catch {
    // Not a cookie of ours.
    return null
  }
}
