import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { makeAdmin } from '../people/admins.ts'
import { expect, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { isPlayedHere, playRight } from './play-right.ts'
import { save, storedNames, upload } from './stored-packages.ts'

test.use({ actionTimeout: 10_000 })
test.setTimeout(300_000)

/** What the original players give at most for these contents. */
const points: Record<string, number> = {
  'Blanks-1.14-b.h5p': 3,
  'Blanks-1.14.h5p': 6,
  'Dictation-1.3.h5p': 14,
  'DragText-1.10-b.h5p': 6,
  'DragText-1.10.h5p': 3,
  'Essay-1.5-b.h5p': 4,
  'Essay-1.5.h5p': 80,
  'Flashcards-1.5-b.h5p': 5,
  'Flashcards-1.7.h5p': 5,
  'MemoryGame-1.3-b.h5p': 1,
  'MemoryGame-1.3.h5p': 1,
  'MultiChoice-1.16-b.h5p': 3,
  'MultiChoice-1.16.h5p': 1,
  'QuestionSet-1.20.h5p': 5,
  'SingleChoiceSet-1.11-b.h5p': 3,
  'SingleChoiceSet-1.11.h5p': 3,
  'Summary-1.10.h5p': 2,
  'TrueFalse-1.6.h5p': 1,
  'TrueFalse-1.8-b.h5p': 1,
}

interface Package {
  name: string
  bytes: Buffer
}

/** Packages of other people lie beside the project, or where `H5P_CONTENT` says; they are not in it. */
async function packagesMadeElsewhere(): Promise<Package[]> {
  const folder =
    process.env.H5P_CONTENT ?? path.join(import.meta.dirname, '../../../shared/h5p-content')
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter((name) => name.endsWith('.h5p'))
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })),
  )
}

function contentOf(bytes: Buffer) {
  const files = unzipSync(bytes)
  const json = (name: string) =>
    JSON.parse(
      Buffer.from(files[name] ?? [])
        .toString()
        .replace(/^\ufeff/, ''),
    )
  return { library: String(json('h5p.json').mainLibrary), params: json('content/content.json') }
}

test('packages of types that play here come in, play and give their points; others are refused', async ({
  page,
  keys,
  learner,
}) => {
  await makeAdmin(learner, keys)
  const apikey = keys.serviceRoleKey
  const [material] = await askRest('POST', 'materials', { apikey }, [
    {
      ...{ title: 'Paquets', slug: `paquets-${Date.now()}`, section: 'culture', lang: 'ru' },
      ...{ level: 'A1', body: 'Это текст.', is_published: true },
    },
  ])
  // Our own activities make the way of any package: one of each type.
  const shipped: { id: number; library: string }[] = await askRest(
    'GET',
    'h5p?content_key=not.is.null&order=id&select=id,library',
    { apikey },
  )
  const oneOfEach = new Map(shipped.map(({ id, library }) => [library, id]))
  const own: Package[] = []
  for (const [library, id] of oneOfEach) {
    const exported = await page.request.get(`/admin/activities/${id}/export`)
    own.push({ name: library, bytes: await exported.body() })
  }
  expect(own.length).toBeGreaterThanOrEqual(8)

  const played: (Package & { title: string })[] = []
  for (const { name, bytes } of [...own, ...(await packagesMadeElsewhere())]) {
    const { library } = contentOf(bytes)
    const file = await upload(learner, keys.anonKey, bytes)
    const title = `Paquet ${name}`
    const owner = `materials:${material.id}`
    const order = String(played.length)
    const fields = { file, title, owner, order, intent: 'publish' }
    const answer = await save(page.request, '/admin/activities/new', fields)
    if (isPlayedHere(library)) {
      expect(answer.status(), name).toBe(302)
      played.push({ name, bytes, title })
      continue
    }
    expect(await answer.text(), name).toContain(`Les bibliothèques H5P de ce type d’exercice`)
    expect(await storedNames(keys, file), name).toEqual([])
  }

  await page.goto(`/materials/${material.section}/${material.id}-${material.slug}`)
  for (const { name, bytes, title } of played) {
    const article = page.getByRole('article', { name: title, exact: true })
    const { library, params } = contentOf(bytes)
    await playRight(article, library, params)
    const outcome = article.locator('.activity-score').last()
    const isUnscored = library === 'H5P.Dialogcards'
    const max = points[name] ?? String.raw`(\d+)`
    await expect(outcome, name).toHaveText(
      isUnscored ? 'C’est fait !' : new RegExp(`^Score\\s: ${max} sur ${points[name] ?? '\\1'}$`),
    )
    await expect(article.getByText('Résultat enregistré.'), name).toBeVisible()
  }
  await askRest('DELETE', `materials?id=eq.${material.id}`, { apikey })
})
