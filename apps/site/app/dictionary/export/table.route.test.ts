import { writeFile } from 'node:fs/promises'
import { testBackend } from '@slovo/testing'
import { type FileRow, guessColumns } from '@slovo/word-files'
import { readWords, temporaryFile } from '@slovo/word-files/files'
import { expect, test } from 'vitest'
import { contextOf } from '../../../test/review-learner.ts'
import { localeContext, readerContext } from '../../visit/session/session.server.ts'
import { readRow } from '../import/import-rows.ts'
import { loader } from './table.route.ts'

const backend = await testBackend()
const { db } = backend

async function makeLearner() {
  const { id, session } = await backend.signUp()
  const context = contextOf(backend, session.access_token)
  context.set(readerContext, {
    ...{ id, email: '', isAnonymous: false, isAdmin: false, isPremium: false },
    ...{ learningLanguage: 'ru' as const, isProfileMissing: false },
  })
  context.set(localeContext, 'fr')
  return { id, context }
}

async function exported({ context }: Awaited<ReturnType<typeof makeLearner>>) {
  const url = new URL('http://localhost/dictionary/table')
  const request = new Request(url)
  const text = await (await loader({ context, url, request, params: {}, pattern: '/' })).text()
  const { file, remove } = await temporaryFile()
  await writeFile(file, text)
  const rows: FileRow[] = []
  let titles: string[] = []
  for await (const part of readWords(file, new Date())) {
    if ('rows' in part) rows.push(...part.rows)
    else titles = part.head.titles
  }
  await remove()
  const columns = guessColumns({ source: 'slovo', titles }, rows)
  return rows.map((row) => readRow(row, { source: 'slovo', columns }, 'ru'))
}

test('a table holds what is known without being kept, and our import takes it back; the neighbour’s stays away', async () => {
  const [anna, boris] = [await makeLearner(), await makeLearner()]
  await db.query(
    `insert into user_words (user_id, word_ru, word_fr) values ($1, 'дом', 'maison'), ($1, 'кот', 'chat')`,
    [anna.id],
  )
  await db.query(
    `insert into word_states (user_id, lang, lemma, state) values
       ($1, 'ru', 'дом', 'known'), ($1, 'ru', 'мост', 'known'), ($1, 'ru', 'Маша', 'ignored'),
       ($1, 'fr', 'pont', 'known'), ($2, 'ru', 'чужой', 'known')`,
    [anna.id, boris.id],
  )

  const rows = await exported(anna)
  expect(rows).toHaveLength(5)
  expect(rows).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ ru: 'дом', fr: 'maison', state: 'known' }),
      expect.objectContaining({ ru: 'кот', fr: 'chat', state: null }),
      expect.objectContaining({ ru: 'мост', fr: '', state: 'known' }),
      expect.objectContaining({ ru: 'Маша', fr: '', state: 'ignored' }),
      // A learner of Russian keeps no French state: the row is shown as refused.
      expect.objectContaining({ reason: 'no-russian' }),
    ]),
  )
})
