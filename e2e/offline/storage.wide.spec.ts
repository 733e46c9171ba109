import { ReadingPage } from '../reading/reading-page.ts'
import { expect, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { startDeployedSite } from './deployed-site.ts'
import { awaitWorker, keptPaths, offlineMistakes, openAgain } from './worker.ts'

test.use({ serviceWorkers: 'allow', expectedMistakes: offlineMistakes })

test('on a device whose storage fails the site is as it is without a worker', async ({
  page,
  keys,
  learner: _,
}) => {
  const broken = 'indexedDB.open = () => { throw new DOMException("", "UnknownError") };'
  const site = await startDeployedSite({ worker: (script) => broken + script })
  const reading = new ReadingPage(page)
  await reading.open(site.url + (await addressOf('Она и он', keys.anonKey)))
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  await page.goto(`${site.url}/dictionary`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mon dictionnaire/)
  await page.goto(`${site.url}/offline`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hors connexion')
  site.stop()
  await page.goto(`${site.url}/blog`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cette page n’est pas sur votre appareil',
  )
})

test('a text that was kept for the train still answers after two new versions of the site', async ({
  page,
  keys,
}) => {
  // Every version has files of its own, as after a change of all of them.
  let version = 1
  const site = await startDeployedSite({
    worker: (script) =>
      version === 1 ? script : script.replace(/(?<=[`"',])[\w.-]+(?=\.js[`"',])/g, `$&-${version}`),
  })
  const reading = new ReadingPage(page)
  const text = site.url + (await addressOf('Она и он', keys.anonKey))
  await reading.open(text)
  await openAgain(page)
  for (version = 2; version <= 3; version++) {
    site.deploy()
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    const isReloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Recharger' }).click()
    await isReloaded
  }
  site.stop()
  await reading.open(text)
  await reading.touch('книгу')
  await expect(reading.panel).toContainText('accusatif singulier')
})

test('after a sign-out the device does not say what its learner did', async ({
  page,
  keys,
  learner,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await awaitWorker(page)
  await reading.touch('книгу')
  await expect(reading.panel).toBeVisible()
  await page.goto('/dictionary?search=тайна')
  await expect.poll(() => keptPaths(page)).toContain('/dictionary')
  expect(await allOf(page)).toContain(encodeURIComponent('тайна'))

  await page.getByRole('button', { name: 'Mon compte' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible()
  await expect.poll(() => allOf(page)).not.toContain(encodeURIComponent('тайна'))
  const left = await allOf(page)
  expect(left).not.toContain(learner.id)
  expect(left).not.toContain('slovo-touched')
})

/** Everything that this browser keeps for the site. */
const allOf = (page: import('@playwright/test').Page) =>
  page.evaluate(async () => {
    const all: unknown[] = [Object.entries(localStorage), await caches.keys()]
    for (const name of await caches.keys()) {
      all.push((await (await caches.open(name)).keys()).map(({ url }) => url))
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise((resolve) => {
          const asked = database.transaction(store).objectStore(store).getAll()
          asked.onsuccess = () => resolve(asked.result)
        })
        all.push(rows)
      }
      database.close()
    }
    return JSON.stringify(all)
  })
