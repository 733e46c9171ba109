import { z } from 'zod'
import type { Cookies } from '../platform/cookies.server.ts'
import { ChosenTranslation } from './save-word.server.ts'

const COOKIE = 'word-to-save'
const LIFE_SECONDS = 24 * 60 * 60

const KeptWord = ChosenTranslation.extend({ material: z.int() })
type KeptWord = z.infer<typeof KeptWord>

/** A visitor who saves a word signs in first; the word waits here meanwhile. */
export function keepWord(cookies: Cookies, word: KeptWord) {
  cookies.set(COOKIE, JSON.stringify(word), { maxAge: LIFE_SECONDS, httpOnly: true })
}

/** The word that waited for its reader to come back to this text; given once. */
export function takeKeptWord(cookies: Cookies, material: number): ChosenTranslation | null {
  const word = readKeptWord(cookies.find(COOKIE))
  if (word?.material !== material) return null
  cookies.remove(COOKIE)
  return word
}

function readKeptWord(value: string | undefined): KeptWord | null {
  if (!value) return null
  try {
    return KeptWord.parse(JSON.parse(value))
  } catch {
    // Not written by us: there is no word to save.
    return null
  }
}
