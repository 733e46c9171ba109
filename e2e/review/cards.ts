import type { Page } from '@playwright/test'
import type { Account } from '../people/accounts.ts'
import { askRest } from '../site/site-data.ts'

interface CardWord {
  word_ru: string
  word_fr: string
  kind?: 'recognise' | 'gap' | 'recall' | 'listen'
  sentence?: string
  /** As it stands in the sentence, stressed, and where. */
  form?: string
  at?: number
  material_id?: number
  lapses?: number
}

const DAY = 86_400_000

/** Words whose card is due, the first longest; one whose kind is not said is new. */
export async function haveCards(
  { accessToken: token }: Account,
  apikey: string,
  words: CardWord[],
) {
  const keys = { apikey, token }
  const rows = words.map((word) => ({
    word_ru: word.word_ru,
    word_fr: word.word_fr,
    word_sentence: word.sentence ?? null,
    sentence_form: word.form ?? null,
    sentence_at: word.at ?? null,
    material_id: word.material_id ?? null,
  }))
  const kept: { id: number; word_ru: string }[] = await askRest('POST', 'user_words', keys, rows)
  const now = Date.now()
  for (const [place, { word_ru, kind, lapses = 0 }] of words.entries()) {
    if (!kind) continue
    const id = kept.find((one) => one.word_ru === word_ru)?.id
    await askRest('PATCH', `word_reviews?word_id=eq.${id}`, keys, {
      ...{ kind, state: 2, stability: 5, difficulty: 5, scheduled_days: 5, reps: 4, lapses },
      due: new Date(now - (words.length - place) * 3_600_000).toISOString(),
      last_review: new Date(now - 6 * DAY).toISOString(),
    })
  }
}

/** The reviews that count, the oldest first: what was taken back is left out. */
export async function reviewsOf({ accessToken: token }: Account, apikey: string) {
  const log: { id: string; kind: string; grade: number | null; undoes: string | null }[] =
    await askRest('GET', 'review_log?select=id,kind,grade,undoes&order=created_at', {
      apikey,
      token,
    })
  const undone = new Set(log.map(({ undoes }) => undoes))
  return log
    .filter(({ id, undoes }) => !undoes && !undone.has(id))
    .map(({ kind, grade }) => `${kind} ${grade}`)
}

/** A key at its place, with the letter that a layout gives it: « & » at Digit1 on a French one. */
export async function pressAt(page: Page, code: string, key: string) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', code, key, text: key })
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', code, key })
  await cdp.detach()
}

/** A voice for Russian; what it says is kept in `spoken`. */
export async function haveVoice(page: Page) {
  await page.addInitScript(() => {
    const spoken: string[] = []
    const voice = { lang: 'ru-RU', name: 'Test', localService: true }
    class Utterance extends EventTarget {
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    Object.assign(window, { spoken, SpeechSynthesisUtterance: Utterance })
    Object.assign(speechSynthesis, {
      getVoices: () => [voice],
      speak: ({ text }: { text: string }) => spoken.push(text),
    })
  })
}

export const spokenOn = (page: Page) =>
  page.evaluate(() => ('spoken' in window && Array.isArray(window.spoken) ? window.spoken : []))
