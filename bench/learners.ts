import { signInOnPages } from '../e2e/people/sign-in-on-pages.ts'

export interface Keys {
  anonKey: string
  serviceRoleKey: string
}

export interface Learner {
  id: string
  cookie: string
  words: number[]
  /** Cards that are not due. */
  cards: number[]
}

const ROWS_AT_ONCE = 5000
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A learner with many saved words: the frequent ones first, so that most words of a text are marked. Every word is being
 * reviewed, a hundred are due, and as many words as are saved are known.
 */
export async function makeLearner(url: string, keys: Keys, savedWords: number): Promise<Learner> {
  const email = `learner-${savedWords}@example.org`
  const password = 'a-long-password'
  const signUp = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: keys.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { user } = await signUp.json()
  await insert(url, keys, 'learner_settings', [{ user_id: user.id, reviews_a_day: 2000 }])
  const [words, cards]: [number[], number[]] = [[], []]
  for (let first = 0; first < savedWords; first += ROWS_AT_ONCE) {
    const places = Array.from(
      { length: Math.min(ROWS_AT_ONCE, savedWords - first) },
      (_, index) => first + index,
    )
    const isDue = (place: number) => place % (savedWords / 100) === 0
    const saved = await insert(
      url,
      keys,
      'user_words?select=id',
      places.map((place) => ({ user_id: user.id, ...wordAt(place) })),
    )
    const made = await insert(
      url,
      keys,
      'word_reviews?on_conflict=user_id,word_id,kind&select=id',
      saved.map(({ id }, index) => ({
        user_id: user.id,
        word_id: id,
        ...cardAt(first + index, isDue),
      })),
    )
    words.push(...saved.map(({ id }) => id))
    cards.push(...made.filter((_, index) => !isDue(first + index)).map(({ id }) => id))
    await insert(
      url,
      keys,
      'word_states',
      places.map((place) => ({
        ...{ user_id: user.id, lang: 'ru', state: 'known' },
        lemma: `знакомое${lettersOf(place)}`,
      })),
    )
  }
  const cookies = await signInOnPages(url, { email, password })
  return { cookie: sessionOf(cookies), id: user.id, words, cards }
}

/** What a browser still has after the page that says that one is signed in. */
export const sessionOf = (cookies: string) =>
  cookies
    .split('; ')
    .filter((cookie) => /^sb-/.test(cookie))
    .join('; ')

const wordAt = (place: number) => ({
  word_ru: frequent[place] ?? `слово${lettersOf(place)}`,
  word_fr: `mot ${place}`,
  word_sentence: 'Это предложение, в котором слово стоит.',
})

/** Reviewed five days ago; one that is not due comes back within a hundred days. */
const cardAt = (place: number, isDue: (place: number) => boolean) => ({
  kind: 'recognise',
  due: daysFromNow(isDue(place) ? -1 : 1 + (place % 100)),
  last_review: daysFromNow(-5),
  ...{ stability: 10, difficulty: 5, scheduled_days: 5, reps: 3, state: 2 },
})

const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const frequent =
  'дом книга город река лес день друг мама вода хлеб стол окно говорить знать думать видеть'.split(
    ' ',
  )

/** Numbers as Cyrillic letters: a saved Russian word has no digits. */
function lettersOf(value: number): string {
  return String(value).replace(/\d/g, (digit) => 'абвгдежзик'[Number(digit)] ?? '')
}

async function insert(
  url: string,
  { serviceRoleKey }: Keys,
  place: string,
  rows: Record<string, unknown>[],
): Promise<{ id: number }[]> {
  const isRead = place.includes('select=')
  const answer = await fetch(`${url}/rest/v1/${place}`, {
    method: 'POST',
    headers: {
      apikey: serviceRoleKey,
      authorization: `Bearer ${serviceRoleKey}`,
      'content-type': 'application/json',
      prefer: `return=${isRead ? 'representation' : 'minimal'},resolution=merge-duplicates`,
    },
    body: JSON.stringify(rows),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return isRead ? answer.json() : []
}
