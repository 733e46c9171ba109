import { packageFaults } from '@slovo/messages/h5p'
import { testBackend } from '@slovo/testing'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { importPackage } from './import-package.server.ts'
import { packageFaultText } from './package-fault-text.ts'

const { operator, signUp, db } = await testBackend()

type Files = Record<string, Uint8Array | object | string>

const zipped = (files: Files) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [
        name,
        file instanceof Uint8Array
          ? file
          : strToU8(typeof file === 'string' ? file : JSON.stringify(file)),
      ]),
    ),
  )

const manifest = (machineName: string, title = 'Дом') => ({
  title,
  language: 'ru',
  mainLibrary: machineName,
  embedTypes: ['div'],
  preloadedDependencies: [{ machineName, majorVersion: 1, minorVersion: 0 }],
})

const trueFalse = {
  'h5p.json': manifest('H5P.TrueFalse'),
  'content/content.json': { question: '<p>Дом — maison.</p>', correct: 'true' },
  'content/images/дом.png': strToU8('not a picture at all'),
}
const library = {
  'H5P.Own-1.0/library.json': {
    ...{ machineName: 'H5P.Own', majorVersion: 1, minorVersion: 0, patchVersion: 0 },
    preloadedJs: [{ path: 'own.js' }],
  },
  'H5P.Own-1.0/own.js': 'play()',
}
const own = { 'h5p.json': manifest('H5P.Own'), 'content/content.json': { words: ['дом'] } }

async function admin() {
  const guest = await signUp()
  await db.query(`update public.users_profile set role = 'admin' where id = $1`, [guest.id])
  return guest.client.storage.from('slovo')
}

let uploads = 0
async function upload(bytes: Uint8Array) {
  const file = `h5p/paquet-${++uploads}.h5p`
  const { error } = await operator.storage.from('slovo').upload(file, bytes)
  if (error) throw error
  return file
}

async function storedNames(file: string) {
  const rows = await db.query<{ name: string }>(
    'select name from storage.objects where name like $1 order by name',
    [`${file.replace(/\.h5p$/, '')}%`],
  )
  return rows.map(({ name }) => name)
}

test('a package of a type that plays here brings its pictures along', async () => {
  const file = await upload(zipped(trueFalse))
  const outcome = await importPackage(await admin(), file)
  expect(outcome).toEqual({
    kind: 'imported',
    activity: {
      title: 'Дом',
      library: 'H5P.TrueFalse 1.0',
      content: { question: '<p>Дом — maison.</p>', correct: 'true' },
      file,
      is_framed: false,
    },
  })
  const folder = file.replace(/\.h5p$/, '')
  expect(await storedNames(file)).toEqual([
    file,
    `${folder}/content/images/=D0=B4=D0=BE=D0=BC.png`,
  ])
})

test('a package of another type plays by the libraries inside', async () => {
  const file = await upload(zipped({ ...own, ...library }))
  const outcome = await importPackage(await admin(), file)
  expect(outcome).toMatchObject({ kind: 'imported', activity: { is_framed: true } })
  const folder = file.replace(/\.h5p$/, '')
  expect(await storedNames(file)).toEqual([
    file,
    `${folder}/content/content.json`,
    `${folder}/h5p.json`,
    `${folder}/libraries/H5P.Own-1.0/library.json`,
    `${folder}/libraries/H5P.Own-1.0/own.js`,
  ])
})

test('a set with a part that only its libraries play is played by them, if they are there', async () => {
  const set = {
    'h5p.json': manifest('H5P.QuestionSet'),
    'content/content.json': {
      questions: [
        { library: 'H5P.TrueFalse 1.8', params: { correct: 'true' } },
        { library: 'H5P.Own 1.0', params: {} },
      ],
    },
  }
  const without = await importPackage(await admin(), await upload(zipped(set)))
  expect(without).toMatchObject({ kind: 'imported', activity: { is_framed: false } })
  const questionSet = { machineName: 'H5P.QuestionSet', majorVersion: 1, minorVersion: 0 }
  const complete = { ...set, ...library, 'H5P.QuestionSet-1.0/library.json': questionSet }
  const withThem = await importPackage(await admin(), await upload(zipped(complete)))
  expect(withThem).toMatchObject({ kind: 'imported', activity: { is_framed: true } })
})

test.each([
  ['no zip', strToU8('<html>'), /n’est pas un paquet H5P/, /не пакет H5P/],
  [
    'a page inside',
    zipped({ ...trueFalse, 'content/page.html': 'x' }),
    /« content\/page\.html » : les fichiers \.html/,
    /«content\/page\.html»: файлы \.html/,
  ],
  [
    'a name that leads elsewhere',
    zipped({ ...trueFalse, '../evil.png': 'x' }),
    /nom interdit : « \.\.\/evil\.png »/,
    /недопустимым именем: «\.\.\/evil\.png»/,
  ],
  [
    'a file that grows without end',
    zipped({ ...trueFalse, 'content/a.png': new Uint8Array(20 * 1024 * 1024) }),
    /« content\/a\.png » du paquet grossit/,
    /«content\/a\.png» в пакете при распаковке/,
  ],
  [
    'broken JSON',
    zipped({ ...trueFalse, 'h5p.json': '{' }),
    /« h5p\.json » du paquet est illisible/,
    /«h5p\.json» в пакете не читается/,
  ],
  [
    'missing libraries',
    zipped(own),
    /bibliothèques H5P de ce type d’exercice \(H5P\.Own 1\.0\) manquent/,
    /нет библиотек H5P для этого типа упражнения \(H5P\.Own 1\.0\)/,
  ],
])('%s: it is refused with a sentence, and nothing is kept', async (_, bytes, fr, ru) => {
  const file = await upload(bytes)
  const outcome = await importPackage(await admin(), file)
  if (outcome.kind !== 'refused') throw new Error(outcome.kind)
  expect(packageFaultText('fr', outcome.fault)).toMatch(fr)
  expect(packageFaultText('ru', outcome.fault)).toMatch(ru)
  expect(await storedNames(file)).toEqual([])
})

test('a package that cannot be stored whole leaves nothing', async () => {
  const long = `content/${'длинное'.repeat(30)}.png`
  const file = await upload(zipped({ ...trueFalse, [long]: 'x' }))
  expect(await importPackage(await admin(), file)).toMatchObject({ kind: 'not-stored' })
  expect(await storedNames(file)).toEqual([])
})

test('a learner takes nothing in, and removes nothing', async () => {
  const file = await upload(zipped(trueFalse))
  const { client } = await signUp()
  const outcome = await importPackage(client.storage.from('slovo'), file)
  expect(outcome.kind).toBe('not-stored')
  expect(await storedNames(file)).toEqual([file])
})

test('a package that is not there is not found', async () => {
  expect(await importPackage(await admin(), 'h5p/nowhere.h5p')).toEqual({ kind: 'not-found' })
})

test('every fault is a sentence of its own in both languages, with nothing left out', () => {
  const values = {
    ...{ name: 'дом.png', extension: 'exe', field: 'title', library: 'H5P.X 1.0' },
    ...{ missing: 'H5P.Y 1.0', size: 2_000_000, limit: 1_000_000, count: 6000 },
  }
  const codes = Object.keys(packageFaults) as (keyof typeof packageFaults)[]
  for (const locale of ['fr', 'ru'] as const) {
    const sentences = codes.map((code) => packageFaultText(locale, { code, values }))
    expect(new Set(sentences).size).toBeGreaterThanOrEqual(codes.length - 1)
    for (const sentence of sentences) expect(sentence).toMatch(/^[«А-ЯA-ZÀ-Ý].*\.$/u)
  }
})
