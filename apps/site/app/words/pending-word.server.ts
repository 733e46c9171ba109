import { z } from 'zod'
import type { Cookies } from '../visit/session/cookies.server.ts'

const COOKIE = 'word-to-save'
const LIFE_SECONDS = 24 * 60 * 60

const KeptWord = z.object({ place: z.string(), word: z.unknown() })

/** A visitor who saves a word signs in first; the word waits here meanwhile, for whoever comes back to its place. */
export function keepWord(cookies: Cookies, place: string, word: object) {
  cookies.set(COOKIE, JSON.stringify({ place, word }), { maxAge: LIFE_SECONDS, httpOnly: true })
}

/** The word that waited for its reader to come back to this place; given once. */
export function takeKeptWord<T>(cookies: Cookies, place: string, shape: z.ZodType<T>): T | null {
  const kept = readKept(cookies.find(COOKIE))
  if (kept?.place !== place) return null
  cookies.remove(COOKIE)
  return shape.safeParse(kept.word).data ?? null
}

function readKept(value: string | undefined) {
  if (!value) return null
  try {
    return KeptWord.parse(JSON.parse(value))
  } catch {
    // Not written by us: there is no word to save.
    return null
  }
}
