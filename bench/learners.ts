import { signInOnPages } from '../e2e/people/sign-in-on-pages.ts'

interface Keys {
  anonKey: string
  serviceRoleKey: string
}

const ROWS_AT_ONCE = 5000

/** A learner with many saved words: the frequent ones first, so that most words of a text are marked. */
export async function makeLearner(url: string, keys: Keys, savedWords: number) {
  const email = `learner-${savedWords}@example.org`
  const password = 'a-long-password'
  const signUp = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: keys.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { user } = await signUp.json()
  for (let first = 0; first < savedWords; first += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, savedWords - first) }, (_, index) => ({
      user_id: user.id,
      word_ru:
        first + index < known.length ? known[first + index] : `слово${lettersOf(first + index)}`,
      word_fr: `mot ${first + index}`,
      word_sentence: 'Это предложение, в котором слово стоит.',
    }))
    const answer = await fetch(`${url}/rest/v1/user_words`, {
      method: 'POST',
      headers: {
        apikey: keys.serviceRoleKey,
        authorization: `Bearer ${keys.serviceRoleKey}`,
        'content-type': 'application/json',
        prefer: 'return=minimal',
      },
      body: JSON.stringify(rows),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  return { cookie: await signInOnPages(url, { email, password }), id: user.id }
}

const known =
  'дом книга город река лес день друг мама вода хлеб стол окно говорить знать думать видеть'.split(
    ' ',
  )

/** Numbers as Cyrillic letters: a saved Russian word has no digits. */
function lettersOf(value: number): string {
  return String(value).replace(/\d/g, (digit) => 'абвгдежзик'[Number(digit)] ?? '')
}
