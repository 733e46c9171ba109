import { ReadingPage } from '../reading/reading-page.ts'
import { expect, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { startDeployedSite } from './deployed-site.ts'
import { keptPaths, offlineMistakes, openAgain } from './worker.ts'

test.use({ serviceWorkers: 'allow', expectedMistakes: offlineMistakes })

test('a new version of the site is offered to an open page, which goes on until its reader wants it', async ({
  page,
  keys,
}) => {
  const site = await startDeployedSite()
  const reading = new ReadingPage(page)
  await reading.open(site.url + (await addressOf('Она и он', keys.anonKey)))
  await openAgain(page)
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  const isSamePage = () => page.evaluate(() => Reflect.get(window, 'isSamePage') === true)
  const before = (await keptPaths(page)).filter((path) => path.startsWith('/assets/'))

  site.deploy()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect(page).toHaveSaid('Une nouvelle version de Slovo est prête.')
  await reading.touch('книгу')
  await expect(reading.panel).toContainText('accusatif singulier')
  expect(await isSamePage()).toBe(true)

  await page.keyboard.press('Escape')
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await page.getByRole('button', { name: 'Recharger' }).click()
  await expect.poll(() => isSamePage().catch(() => true)).toBe(false)
  expect(await keptPaths(page)).toEqual(expect.arrayContaining(before))
  site.stop()
})
