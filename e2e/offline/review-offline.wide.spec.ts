import { haveCards, reviewsOf } from '../review/cards.ts'
import { expect, test } from '../site/journey.ts'
import { offlineMistakes, openAgain } from './worker.ts'

test.use({ serviceWorkers: 'allow', expectedMistakes: offlineMistakes })

test('a learner reviews in the train, looks into their dictionary, and comes back: each answer counts once', async ({
  page,
  keys,
  learner,
}) => {
  const words = ['дом', 'лес', 'река', 'море']
  await haveCards(
    learner,
    keys.anonKey,
    words.map((word_ru) => ({ word_ru, word_fr: `sens de ${word_ru}`, kind: 'recognise' })),
  )
  const word = page.locator('.review-word')
  const grade = async (expected: string) => {
    await expect(word).toHaveText(expected)
    await expect(page.getByRole('button', { name: 'Voir la réponse' })).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Digit3')
  }
  await page.goto('/review')
  await openAgain(page)
  await page.goto('/dictionary')
  await openAgain(page)
  await page.goto('/review')
  await grade('дом')
  await expect.poll(() => reviewsOf(learner, keys.anonKey)).toHaveLength(1)

  await page.context().setOffline(true)
  await page.goto('/review')
  await grade('лес')
  await expect(word).toHaveText('река')
  await page.goto('/dictionary')
  await expect(page.getByText('sens de море')).toBeVisible()
  await expect(page.getByRole('link', { name: '1 changement attend le réseau' })).toBeVisible()
  await page.goto('/review')
  await grade('река')
  await page.goto('/dictionary')

  await page.context().setOffline(false)
  await expect.poll(() => reviewsOf(learner, keys.anonKey)).toHaveLength(3)
  await page.goto('/review')
  await expect(word).toHaveText('море')
})
