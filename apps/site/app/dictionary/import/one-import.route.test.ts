import { writeFile } from 'node:fs/promises'
import { testBackend } from '@slovo/testing'
import { FileFault, type FilePart, readWords, temporaryFile } from '@slovo/word-files/files'
import { expect, test, vi } from 'vitest'
import { contextOf } from '../../../test/review-learner.ts'
import { Cookies, cookiesContext } from '../../visit/session/cookies.server.ts'
import {
  databaseContext,
  localeContext,
  readerContext,
} from '../../visit/session/session.server.ts'
import { type SiteVisit, visitContext } from '../../visit/visit.ts'
import { findImport } from './imports.server.ts'
import { action, loader } from './one-import.route.tsx'
import { faultOfReceiving, receiveFile } from './receive-file.server.ts'
import { takeParts } from './take-parts.server.ts'

const backend = await testBackend()
const { db } = backend

/** 1,200 rows are three parts. */
const table = Array.from({ length: 1200 }, (_, at) => `слово ${at};mot ${at}`).join('\n')

async function makeLearner() {
  const { id, session } = await backend.signUp()
  const context = contextOf(backend, session.access_token)
  const reader = {
    ...{ id, email: '', isAnonymous: false, isAdmin: false, isPremium: false },
    ...{ learningLanguage: 'ru' as const, isProfileMissing: false },
  }
  context.set(readerContext, reader)
  context.set(localeContext, 'fr')
  context.set(visitContext, { ...context.get(visitContext), wordFiles: plainFiles })
  return { id, reader, context, database: context.get(databaseContext) }
}
type Learner = Awaited<ReturnType<typeof makeLearner>>

/** The process reads a form while it arrives; here the body is the file itself. */
const plainFiles: SiteVisit['wordFiles'] = {
  async read(request, use) {
    const { file, remove } = await temporaryFile()
    try {
      await writeFile(file, new Uint8Array(await request.arrayBuffer()))
      await use('mots.csv', readWords(file, new Date()))
    } finally {
      await remove()
    }
  },
  writeAnkiPackage: () => {
    throw new Error('Nothing is exported here')
  },
}

const bring = ({ context }: Learner, text = table) =>
  receiveFile(context, new Request('http://localhost/', { method: 'POST', body: text }))

/** Posts as the page's script does, or as a plain form of the browser. */
async function post(
  { context }: Learner,
  id: string,
  fields: Record<string, string>,
  isScript = false,
) {
  const url = new URL(`http://localhost/dictionary/import/${id}`)
  const sentTo = isScript ? `${url}.data` : url
  const request = new Request(sentTo, { method: 'POST', body: new URLSearchParams(fields) })
  context.set(cookiesContext, new Cookies(request, { isSecure: false }))
  return action({ context, request, url, params: { import: id }, pattern: '/' })
}
const start = {
  ...{ intent: 'start', ru: '0', fr: '1', sentence: '', form: '', gap: '', state: '', added: '' },
}

async function page({ context }: Learner, id: string) {
  const url = new URL(`http://localhost/dictionary/import/${id}`)
  return loader({ context, url, request: new Request(url), params: { import: id }, pattern: '/' })
}

const countOf = async ({ id }: Learner) => {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from user_words where user_id = $1',
    [id],
  )
  return row?.count
}

test('a plain form takes the whole file in one request; undoing it leaves none of it', async () => {
  const [anna, boris] = [await makeLearner(), await makeLearner()]
  await db.query(
    `insert into user_words (user_id, word_ru, word_fr) values ($1, 'дом', 'maison')`,
    [boris.id],
  )
  const id = await bring(anna)
  expect((await page(anna, id)).preview?.counts.new).toBe(1200)

  await post(anna, id, start)
  expect((await page(anna, id)).found).toMatchObject({ status: 'done', words_added: 1200 })
  expect(await countOf(anna)).toBe(1200)

  await post(anna, id, { intent: 'undo' })
  expect((await page(anna, id)).found.status).toBe('undone')
  expect([await countOf(anna), await countOf(boris)]).toEqual([0, 1])
})

test('an import that was stopped goes on from where it was, on two devices at once, and takes no row twice', async () => {
  const anna = await makeLearner()
  const id = await bring(anna)
  await db.query(
    `update word_imports set status = 'running', columns = '{"ru": 0, "fr": 1}' where id = $1`,
    [id],
  )
  const read = () => findImport(anna.database, anna.reader, id)
  await takeParts(anna.database, anna.reader, await read(), 0)
  const stopped = await read()
  expect(stopped).toMatchObject({ status: 'running', rows_taken: 500 })

  const onEachDevice = () => takeParts(anna.database, anna.reader, stopped, 0)
  await Promise.all([onEachDevice(), onEachDevice()])
  expect(await read()).toMatchObject({ status: 'running', rows_taken: 1000 })

  await Promise.all([post(anna, id, { intent: 'take' }), post(anna, id, { intent: 'take' }, true)])
  expect((await page(anna, id)).found).toMatchObject({
    ...{ status: 'done', rows_taken: 1200, words_added: 1200, doubles: 0 },
  })
  expect(await countOf(anna)).toBe(1200)
})

test('what would go is counted when the page is loaded and when all rows are taken, not at each step', async () => {
  const anna = await makeLearner()
  const id = await bring(anna)
  await db.query(
    `update word_imports set status = 'running', columns = '{"ru": 0, "fr": 1}' where id = $1`,
    [id],
  )
  // A clock on which each part takes longer than a step.
  let now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
  const step = () => post(anna, id, { intent: 'take' }, true)
  const answers = [await step(), await step(), await step()]
  clock.mockRestore()

  expect(answers).toMatchObject([
    { data: { found: { status: 'running', words_added: 500 }, untouched: null } },
    { data: { found: { status: 'running', words_added: 1000 }, untouched: null } },
    { data: { found: { status: 'done', words_added: 1200 }, untouched: 1200 } },
  ])
  expect((await page(anna, id)).untouched).toBe(1200)
})

test('an import whose rows were cleared meanwhile ends with what it took', async () => {
  const anna = await makeLearner()
  const id = await bring(anna)
  await db.query(
    `update word_imports set status = 'running', columns = '{"ru": 0, "fr": 1}' where id = $1`,
    [id],
  )
  await takeParts(anna.database, anna.reader, await findImport(anna.database, anna.reader, id), 0)
  await db.query('delete from word_import_parts where user_id = $1', [anna.id])

  await post(anna, id, { intent: 'take' }, true)
  expect((await page(anna, id)).found).toMatchObject({ status: 'done', rows_taken: 500 })
})

test('the same file brought twice adds nothing the second time, and undoing that takes nothing away', async () => {
  const anna = await makeLearner()
  const first = await bring(anna)
  await post(anna, first, start)
  const second = await bring(anna)
  expect((await page(anna, second)).preview?.counts).toMatchObject({ new: 0, had: 1200 })

  await post(anna, second, start)
  expect((await page(anna, second)).found).toMatchObject({ words_added: 0, doubles: 1200 })
  await post(anna, second, { intent: 'undo' })
  expect(await countOf(anna)).toBe(1200)
})

test('a file that turns out to be damaged leaves nothing of itself', async () => {
  const anna = await makeLearner()
  async function* damagedInTheMiddle(): AsyncGenerator<FilePart> {
    yield { head: { source: 'anki', titles: [] } }
    yield { rows: [{ line: 1, cells: ['дом', 'maison'] }] }
    throw new FileFault('damaged')
  }
  const wordFiles: SiteVisit['wordFiles'] = {
    ...plainFiles,
    read: (_, use) => use('mots.apkg', damagedInTheMiddle()),
  }
  anna.context.set(visitContext, { ...anna.context.get(visitContext), wordFiles })

  await expect(bring(anna)).rejects.toMatchObject({ kind: 'damaged' })
  expect(await db.query('select id from word_imports where user_id = $1', [anna.id])).toEqual([])
})

test('a learner who began fifty imports and ended none is asked to end one', async () => {
  const learner = await makeLearner()
  await db.query(
    `insert into word_imports (user_id, file_name, source, titles, status)
     select $1, 'mots.csv', 'other', '{}', 'running' from generate_series(1, 50)`,
    [learner.id],
  )
  const refusal = await bring(learner).catch(faultOfReceiving)
  expect(refusal).toBe('full')
  const rows = await db.query('select status from word_imports where user_id = $1', [learner.id])
  expect(rows).toEqual(Array(50).fill({ status: 'running' }))
})
