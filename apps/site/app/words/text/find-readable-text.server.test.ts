import { makeMaterial, testBackend } from '@slovo/testing'
import { expect, test } from 'vitest'
import { contextOf, makeLearner } from '../../../test/review-learner.ts'
import { askHome } from '../../home/learner/own-home.server.ts'
import { findSample } from '../../home/sample.server.ts'
import { learningLanguageContext } from '../../visit/language/learning-language.server.ts'
import { Cookies } from '../../visit/session/cookies.server.ts'
import { Database, Session } from '../../visit/session/database.server.ts'
import { databaseContext, localeContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { findExampleSentences } from '../page/example-sentences.server.ts'
import { findReadableText, requireReadableText } from './find-readable-text.server.ts'

const backend = await testBackend()
const { db } = backend
const KNIGA = 777

const analysis = {
  ...{ version: 1, lang: 'ru', paragraphs: [{ start: 0, end: 6 }] },
  ...{ sentences: [[0, 6]], words: [[0, 5, 0]] },
}
const meaning = { lemma: 'книга', lemmaId: KNIGA, stressed: 'кни́га', pos: 'noun' }
const glossary = {
  version: 1,
  entries: [{ word: 'Книга', lookups: [{ ...meaning, definitions: ['livre'] }] }],
}
const makeText = (title: string) =>
  makeMaterial(db, { title, body: 'Книга.', lemma_ids: [KNIGA], analysis, glossary })

const unpublish = (id: number) =>
  db.query('update materials set is_published = false where id = $1', [id])

/** A request during which `happens`, after the material was found and before its text is read. */
function requestDuring(happens: () => Promise<unknown>, token?: string) {
  const context = contextOf(backend, token)
  const visit = context.get(visitContext)
  const fetch: typeof visit.fetch = async (input, init) => {
    if (String(input).includes('analysis')) await happens()
    return visit.fetch(input, init)
  }
  const cookies = new Cookies(new Request('http://localhost/'), { isSecure: false })
  const session = new Session({ ...visit, fetch }, cookies, null)
  context.set(databaseContext, new Database(visit, session))
  context.set(learningLanguageContext, 'ru')
  context.set(localeContext, 'fr')
  return context
}

test('the page of a word leaves a text out that was unpublished while the page was made', async () => {
  const gone = await makeText('Пропал')
  await makeText('Остался')
  const database = requestDuring(() => unpublish(gone.id)).get(databaseContext)

  const sentences = await findExampleSentences(database, KNIGA, 'ru')
  expect(sentences.map(({ title }) => title)).toEqual(['Остался'])
})

test('a home whose sample or whose text to go on with was just unpublished has none', async () => {
  await db.query('update materials set is_published = false')
  const { id } = await makeText('Пропал')
  const visitor = requestDuring(() => unpublish(id))
  expect(await findSample(visitor.get(databaseContext), 'ru')).toBeNull()

  await db.query('update materials set is_published = true where id = $1', [id])
  const anna = await makeLearner(backend)
  await db.query('insert into reading_places (user_id, material_id, word) values ($1, $2, 0)', [
    ...[anna.id, id],
  ])
  const reader = requestDuring(() => unpublish(id), anna.session.access_token)
  expect(await askHome(reader.get(databaseContext))).toMatchObject({ place: null })
})

test('a page about a text that is gone is not found, and is found again once the text is back', async () => {
  const text = await makeText('Туда и обратно')
  const found = { id: Number(text.id), updated_at: String(text.updated_at) }
  const database = contextOf(backend).get(databaseContext)
  await unpublish(text.id)
  await expect(requireReadableText(database, found)).rejects.toMatchObject({
    init: { status: 404 },
  })

  await db.query('update materials set is_published = true where id = $1', [text.id])
  expect((await findReadableText(database, found))?.text).toBe('Книга.')
})
