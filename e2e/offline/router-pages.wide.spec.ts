import { ReadingPage } from '../reading/reading-page.ts'
import { expect, signOut, test } from '../site/journey.ts'
import { addressOf, askRest, haveWords } from '../site/site-data.ts'
import { startDeployedSite } from './deployed-site.ts'
import { awaitWorker, offlineMistakes, openAgain } from './worker.ts'

test.use({
  serviceWorkers: 'allow',
  expectedMistakes: new RegExp(`${offlineMistakes.source}|CONNECTION_REFUSED`),
})

test('a dictionary that is searched without a network stays a dictionary', async ({
  page,
  keys,
  learner,
}) => {
  await haveWords(learner, keys.anonKey, [{ word_ru: 'дом', word_fr: 'maison' }])
  const site = await startDeployedSite()
  await page.goto(`${site.url}/dictionary`)
  await openAgain(page)
  site.stop()
  await page.getByLabel('Rechercher', { exact: true }).last().fill('дом')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mon dictionnaire/)
  await expect(page.getByText('maison', { exact: true })).toBeVisible()
})

test('what is typed on a page stays when its data cannot be read anew', async ({
  page,
  learner: _,
}) => {
  const site = await startDeployedSite()
  await page.goto(`${site.url}/dictionary`)
  await page.getByText('Ajouter un mot').click()
  await page.getByLabel('Russe', { exact: true }).fill('дом')
  site.stop()
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('.data'))
  await page.evaluate(() => new BroadcastChannel('slovo-session').postMessage('changed'))
  await failed
  await expect(page.getByLabel('Russe', { exact: true })).toHaveValue('дом')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mon dictionnaire/)
})

test('what waits on a device is sent before its learner signs out', async ({
  page,
  keys,
  learner,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await awaitWorker(page)
  // A busy site takes the word and the queue only later.
  await page.route(/\/(changes|.*\/changes)$/, (route) => route.abort())
  await reading.touch('книгу')
  await reading.keep('bouquin')
  await expect(page).toHaveSaid('Pas de réseau')
  await page.unroute(/\/(changes|.*\/changes)$/)
  await signOut(page)
  const words = await askRest('GET', `user_words?select=word_fr&user_id=eq.${learner.id}`, {
    apikey: keys.serviceRoleKey,
    token: keys.serviceRoleKey,
  })
  expect(words).toEqual([{ word_fr: 'bouquin' }])
})
