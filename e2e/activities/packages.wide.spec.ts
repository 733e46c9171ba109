import { unzipSync } from 'fflate'
import { makeAdmin } from '../people/admins.ts'
import { expect, siteUrl, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { describe, type Files, packed, pixel, probeFiles } from './h5p-packages.ts'
import { save, storedNames, upload } from './stored-packages.ts'

const trueFalse: Files = {
  'h5p.json': describe('H5P.TrueFalse 1.8', 'Дом'),
  'content/content.json': {
    question: '<p>Дом — maison.</p>',
    correct: 'true',
    media: {
      type: {
        library: 'H5P.Image 1.1',
        params: { file: { path: 'images/дом.png', mime: 'image/png' }, alt: 'un point' },
      },
    },
  },
  'content/images/дом.png': pixel(),
}

const lessonOf = async (apikey: string) => {
  const [lesson] = await askRest('GET', 'lessons?select=id,slug&lang=eq.ru&limit=1', { apikey })
  return lesson as { id: number; slug: string }
}

test('a refused package is shown with its fault in both languages, and leaves nothing', async ({
  page,
  keys,
  learner,
}) => {
  await makeAdmin(learner, keys)
  const { id } = await lessonOf(keys.anonKey)
  const owner = `lessons:${id}`
  const own = await probeFiles('Une sonde', siteUrl)
  const withoutLibraries = Object.entries(own).filter(([name]) => !name.startsWith('H5P.Probe'))
  const long = `content/${'длинное-имя'.repeat(25)}.png`
  const bad: [Buffer, RegExp, RegExp][] = [
    [Buffer.from('<html>'), /n’est pas un paquet H5P/, /не пакет H5P/],
    [
      packed({ ...trueFalse, 'content/page.html': 'x' }),
      /«\scontent\/page\.html\s»\s: les fichiers \.html/,
      /«content\/page\.html»: файлы \.html/,
    ],
    [
      packed({ ...trueFalse, '../evil.png': 'x' }),
      /nom interdit\s: «\s\.\.\/evil\.png\s»/,
      /недопустимым именем: «\.\.\/evil\.png»/,
    ],
    [
      packed({ ...trueFalse, 'content/a.png': new Uint8Array(20 * 1024 * 1024) }),
      /«\scontent\/a\.png\s» du paquet grossit démesurément/,
      /«content\/a\.png» в пакете при распаковке разрастается/,
    ],
    [
      packed({ ...trueFalse, 'h5p.json': '{' }),
      /«\sh5p\.json\s» du paquet est illisible/,
      /«h5p\.json» в пакете не читается/,
    ],
    [
      packed(Object.fromEntries(withoutLibraries)),
      /type d’exercice \(H5P\.Probe 1\.0\) manquent dans le paquet/,
      /В пакете нет библиотек H5P для этого типа упражнения \(H5P\.Probe 1\.0\)/,
    ],
    [packed({ ...trueFalse, [long]: 'x' }), /n’a pas pu être enregistré/, /не удалось сохранить/],
  ]
  for (const [bytes, fr, ru] of bad) {
    for (const [prefix, sentence] of [['', fr] as const, ['/ru', ru] as const]) {
      const file = await upload(learner, keys.anonKey, bytes)
      const answer = await save(page.request, `${prefix}/admin/activities/new`, { file, owner })
      expect(answer.status()).toBe(422)
      expect(await answer.text()).toMatch(sentence)
      expect(await storedNames(keys, file)).toEqual([])
    }
  }
  const lost = await save(page.request, '/admin/activities/new', { file: 'h5p/no.h5p', owner })
  expect(await lost.text()).toContain('Le fichier envoyé est introuvable')
})

test('a package goes out as it came in, with its libraries, and gives way to another', async ({
  page,
  keys,
  learner,
}) => {
  await makeAdmin(learner, keys)
  const { id: lesson } = await lessonOf(keys.anonKey)
  const owner = `lessons:${lesson}`
  const files = await probeFiles('Une sonde', siteUrl)
  const file = await upload(learner, keys.anonKey, packed(files))
  const created = await save(page.request, '/admin/activities/new', { file, owner, order: '90' })
  const place = created.headers().location ?? ''
  expect(place).toMatch(/^\/admin\/activities\/\d+$/)
  const folder = file.replace('.h5p', '')
  expect(await storedNames(keys, file)).toEqual([
    file,
    `${folder}/content/content.json`,
    `${folder}/content/images/=D1=82=D1=80=D0=B8.png`,
    `${folder}/h5p.json`,
    `${folder}/libraries/H5P.Probe-1.0/library.json`,
    `${folder}/libraries/H5P.Probe-1.0/probe.css`,
    `${folder}/libraries/H5P.Probe-1.0/probe.js`,
  ])

  const exported = await page.request.get(`${place}/export`)
  expect(exported.headers()['content-disposition']).toContain(`${folder.replace('h5p/', '')}.h5p`)
  const [before, after] = [packed(files), await exported.body()].map((bytes) => unzipSync(bytes))
  expect(Object.keys(after ?? {}).sort()).toEqual(Object.keys(files).sort())
  for (const [name, bytes] of Object.entries(before ?? {})) {
    const found = Buffer.from(after?.[name] ?? [])
    if (!name.endsWith('.json')) expect(found, name).toEqual(Buffer.from(bytes))
    else
      expect(JSON.parse(found.toString()), name).toEqual(JSON.parse(Buffer.from(bytes).toString()))
  }

  const again = await upload(learner, keys.anonKey, await exported.body())
  const id = Number(place.split('/').at(-1))
  const [row] = await askRest('GET', `h5p?id=eq.${id}`, { apikey: keys.serviceRoleKey })
  const replaced = await save(page.request, place, {
    file: again,
    owner,
    order: '90',
    title: 'Une sonde',
    version: row.updated_at,
  })
  expect(replaced.status()).toBe(302)
  const [next] = await askRest('GET', `h5p?id=eq.${id}`, { apikey: keys.serviceRoleKey })
  expect(next).toEqual({ ...row, file: again, updated_at: next.updated_at })
  expect(await storedNames(keys, file)).toEqual([])
  expect(await storedNames(keys, again)).toHaveLength(7)
  await askRest('DELETE', `h5p?id=eq.${id}`, { apikey: keys.serviceRoleKey })
})

interface ActivityRow {
  id: number
  type: string
  material_id: number
  library: string
  title: string
}

test('every shipped activity goes out as a package that comes in again as it was', async ({
  page,
  keys,
  learner,
}) => {
  await makeAdmin(learner, keys)
  const rows: ActivityRow[] = await askRest(
    'GET',
    'h5p?content_key=not.is.null&order=id&select=id,type,material_id,library,title',
    { apikey: keys.serviceRoleKey },
  )
  expect(rows.length).toBeGreaterThanOrEqual(60)
  const seen = new Set<string>()
  for (const { id, type, material_id, library, title } of rows) {
    const exported = await page.request.get(`/admin/activities/${id}/export`)
    const files = readJsonFiles(await exported.body())
    const [machineName, version] = library.split(' ')
    const [majorVersion, minorVersion] = (version ?? '').split('.').map(Number)
    expect(files['h5p.json']).toMatchObject({
      ...{ title, mainLibrary: machineName, embedTypes: ['div'], license: 'U' },
      preloadedDependencies: expect.arrayContaining([{ machineName, majorVersion, minorVersion }]),
    })

    // One of each type makes the way back as well.
    if (seen.has(library)) continue
    seen.add(library)
    const file = await upload(learner, keys.anonKey, await exported.body())
    const owner = `${type}:${material_id}`
    const created = await save(page.request, '/admin/activities/new', { file, owner })
    const place = created.headers().location ?? ''
    const back = await page.request.get(`${place}/export`)
    expect(readJsonFiles(await back.body())).toEqual(files)
    await askRest('DELETE', `h5p?id=eq.${place.split('/').at(-1)}`, {
      apikey: keys.serviceRoleKey,
    })
  }
})

/** Styles are written without their last semicolon when texts are sanitised. */
function readJsonFiles(bytes: Buffer): Record<string, unknown> {
  const files = Object.entries(unzipSync(bytes))
  return Object.fromEntries(
    files.map(([name, file]) => [
      name,
      JSON.parse(Buffer.from(file).toString().replaceAll(';\\"', '\\"')),
    ]),
  )
}
