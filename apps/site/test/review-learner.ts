import { makeWord, type TestBackend, type TestGuest } from '@slovo/testing'
import { RouterContextProvider } from 'react-router'
import { Cookies } from '../app/visit/session/cookies.server.ts'
import { Database, Session } from '../app/visit/session/database.server.ts'
import { databaseContext } from '../app/visit/session/session.server.ts'
import { type SiteVisit, visitContext } from '../app/visit/visit.ts'
import { noWordFiles, siteSettings } from './signed-in.ts'

/** What a request of this user carries on the site, or of a visitor. */
export function contextOf(backend: TestBackend, token: string = backend.anonKey) {
  const visit: SiteVisit = {
    ...{ nonce: 'n', clientAddress: '127.0.0.1', log: { error: () => undefined } },
    settings: { ...siteSettings, supabaseUrl: backend.url, anonKey: backend.anonKey },
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('authorization', `Bearer ${token}`)
      return fetch(input, { ...init, headers })
    },
    wordFiles: noWordFiles,
  }
  const cookies = new Cookies(new Request('http://localhost/'), { isSecure: false })
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  context.set(databaseContext, new Database(visit, new Session(visit, cookies, null)))
  return context
}

/** A user with an account, as a request of theirs carries it. */
export async function makeLearner(backend: TestBackend) {
  const guest = await backend.signUp()
  const context = contextOf(backend, guest.session.access_token)
  return { ...guest, context, database: context.get(databaseContext) }
}

let kept = 0

/** A kept word with its sentence; `card` is its first card. */
export async function keepWord(
  backend: TestBackend,
  { id }: Pick<TestGuest, 'id'>,
  values: Parameters<typeof makeWord>[1] = {},
) {
  kept++
  const word = await makeWord(backend.db, {
    ...{ user_id: id, word_ru: 'книга', word_fr: `livre ${kept}` },
    ...{ word_sentence: 'Я читаю книгу.', sentence_form: 'кни́гу', sentence_at: 8 },
    ...values,
  })
  const [card] = await backend.db.query<{ id: string }>(
    `select id from word_reviews where word_id = $1 and kind = 'recognise'`,
    [word.id],
  )
  return { word: Number(word.id), card: Number(card?.id) }
}
