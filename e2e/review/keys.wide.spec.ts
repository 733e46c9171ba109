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
