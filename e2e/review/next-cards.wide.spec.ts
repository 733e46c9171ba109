import type { Page } from '@playwright/test'
import { expect, test } from '../site/journey.ts'
import { haveCards, reviewsOf } from './cards.ts'

test.use({ expectedMistakes: /net::ERR_(FAILED|INTERNET_DISCONNECTED)|503/ })

/** More than a page has in hand. */
const words = Array.from('абвгдежзиклмнопрстуфхцчш', (letter) => ({
  ...{ word_ru: `слово${letter}`, word_fr: `sens de ${letter}`, kind: 'recognise' as const },
}))

const nextFailed = 'Les cartes suivantes n’ont pas pu être chargées'
const finished = 'C’est tout pour aujourd’hui'

async function gradeAllInHand(page: Page, count: number) {
  for (let graded = 0; graded < count; graded++) {
    await expect(page.getByRole('button', { name: 'Voir la réponse' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /^Bien/ })).toBeFocused()
    await page.keyboard.press('Digit3')
  }
}

test('offline, after the cards in hand, the day is not called finished; back online it goes on', async ({
  page,
  keys,
  learner,
}) => {
  await haveCards(learner, keys.anonKey, words)
  const lastScript = page.waitForResponse(/session-refresh/)
  await page.goto('/review')
  await expect(page.getByText('Encore 24 cartes')).toBeVisible()
  await lastScript
  await page.context().setOffline(true)
  await gradeAllInHand(page, 20)
  await expect(page.getByRole('heading', { name: nextFailed })).toBeFocused()
  await expect(page.getByRole('heading', { name: finished })).toBeHidden()

  await page.context().setOffline(false)
  await expect(page.locator('.review-word')).toBeVisible()
  await gradeAllInHand(page, 4)
  await expect(page.getByRole('heading', { name: finished })).toBeFocused()
  await expect.poll(() => reviewsOf(learner, keys.anonKey)).toHaveLength(24)
})

test('a queue that is refused for a moment is asked for again, alone and on request', async ({
  page,
  keys,
  learner,
}) => {
  await haveCards(learner, keys.anonKey, words)
  await page.goto('/review')
  await expect(page.getByText('Encore 24 cartes')).toBeVisible()
  let refused = 0
  await page.route('**/queue.json*', (route) => {
    refused++
    return route.fulfill({ status: 503, body: '' })
  })
  await gradeAllInHand(page, 20)
  await expect(page.getByRole('heading', { name: nextFailed })).toBeFocused()
  const before = refused
  await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(before)

  await page.unroute('**/queue.json*')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText('Encore 4 cartes')).toBeVisible()
})

test('a learner who is faster than the next queue sees that it is coming', async ({
  page,
  keys,
  learner,
}) => {
  await haveCards(learner, keys.anonKey, words)
  await page.goto('/review')
  await expect(page.getByText('Encore 24 cartes')).toBeVisible()
  let send = () => {}
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/queue.json*', async (route) => {
    await held
    await route.continue()
  })
  await gradeAllInHand(page, 20)
  await expect(page.getByRole('heading', { name: 'Les cartes suivantes arrivent…' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeHidden()
  send()
  await expect(page.getByText('Encore 4 cartes')).toBeVisible()
})
