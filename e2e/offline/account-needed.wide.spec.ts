import { ReadingPage } from '../reading/reading-page.ts'
import { expect, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { awaitWorker, offlineMistakes } from './worker.ts'

test.use({ serviceWorkers: 'allow', expectedMistakes: offlineMistakes })

test('where a word needs an account the sign says so, and not that it waits for the network', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await awaitWorker(page)
  // As on a site that makes no anonymous accounts.
  await page.route(/:\d+\/changes$/, (route) => route.fulfill({ status: 401, json: {} }))
  await page.context().setOffline(true)
  await reading.touch('книгу')
  await reading.keep('bouquin')
  await expect(page.getByRole('link', { name: '1 changement attend le réseau' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(
    page.getByRole('link', { name: '1 changement attend que vous vous connectiez' }),
  ).toBeVisible()
})
