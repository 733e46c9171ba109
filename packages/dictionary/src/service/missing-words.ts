import { RateLimiterMemory } from 'rate-limiter-flexible'

/** The key of a word that no dictionary knows. */
export interface MissingWord {
  lang: 'ru' | 'fr'
  word: string
}

const HOUR_SECONDS = 3600
const WORDS_PER_CLIENT_AND_HOUR = 30

const LETTERS = {
  ru: /^(?=.*[аеиоуыэюя])[а-я]+(?:-[а-я]+)*$/u,
  fr: /^(?=.*[aeiouyàâéèêëîïôöùûüœæ])[a-zà-öø-ÿœ]+(?:[-'][a-zà-öø-ÿœ]+)*$/u,
}

/**
 * Reports words that were asked for and not found: a word that could be one, once an hour for a client IP, and at most
 * thirty of a client's. The IP is in memory only, for that hour.
 */
export function reportMissing(report: (missing: MissingWord) => void) {
  const sameWord = new RateLimiterMemory({ points: 1, duration: HOUR_SECONDS })
  const words = new RateLimiterMemory({
    points: WORDS_PER_CLIENT_AND_HOUR,
    duration: HOUR_SECONDS,
  })

  return async (missing: MissingWord, clientIp: string): Promise<void> => {
    if (!isPlausible(missing)) return
    try {
      await words.consume(clientIp)
      await sameWord.consume(`${clientIp} ${missing.lang} ${missing.word}`)
    } catch {
      // This client has asked for this word, or for many others, within the hour.
      return
    }
    report(missing)
  }
}

/** Could it be a word of the language? One with a letter three times in a row could not. */
function isPlausible({ lang, word }: MissingWord): boolean {
  const isOfLength = word.length >= 2 && word.length <= 40
  return isOfLength && LETTERS[lang].test(word) && !/(.)\1\1/u.test(word)
}
