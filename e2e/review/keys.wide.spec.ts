import { expect, test } from '../site/journey.ts'
import { haveCards, reviewsOf } from './cards.ts'

test('a key that is held answers one card and grades nothing', async ({ page, keys, learner }) => {
  await haveCards(
    learner,
    keys.anonKey,
    ['дом', 'лес', 'река'].map((word_ru) => ({
      word_ru,
      word_fr: `sens de ${word_ru}`,
      kind: 'recall' as const,
    })),
  )
  await page.goto('/review')
  const field = page.getByRole('textbox', { name: 'Votre réponse' })
  await expect(field).toBeFocused()
  await field.fill('dom')
  await page.keyboard.down('Enter')
  const good = page.getByRole('button', { name: /^Bien/ })
  await expect(good).toBeFocused()
  for (let pressed = 0; pressed < 4; pressed++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(good).toBeFocused()
  await expect(page.getByText('Encore 3 cartes')).toBeVisible()

  await page.keyboard.press('Enter')
  await expect(page.getByText('Encore 2 cartes')).toBeVisible()
  await expect.poll(() => reviewsOf(learner, keys.anonKey)).toEqual(['recall 3'])
})

test('each press takes back another answer, also after the page has read its queue again', async ({
  page,
  keys,
  learner,
}) => {
  await haveCards(
    learner,
    keys.anonKey,
    ['дом', 'лес', 'река', 'море', 'гора', 'поле'].map((word_ru) => ({
      ...{ word_ru, word_fr: `sens de ${word_ru}`, kind: 'recognise' as const },
    })),
  )
  const reviews = () => reviewsOf(learner, keys.anonKey)
  const word = page.locator('.review-word')
  const grade = async (expected: string, count: number) => {
    await expect(word).toHaveText(expected)
    await expect(page.getByRole('button', { name: 'Voir la réponse' })).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Digit3')
    await expect.poll(reviews).toHaveLength(count)
  }
  await page.goto('/review')
  await grade('дом', 1)
  await page.reload()
  await grade('лес', 2)
  const queue = page.waitForResponse('**/queue.json*')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await queue).finished()

  await expect(word).toHaveText('река')
  await page.keyboard.press('KeyZ')
  await expect(word).toHaveText('лес')
  await expect.poll(reviews).toHaveLength(1)
  await page.keyboard.press('KeyZ')
  await expect(word).toHaveText('дом')
  await expect.poll(reviews).toHaveLength(0)
})
