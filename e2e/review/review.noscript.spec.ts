import { expect, test } from '../site/journey.ts'
import { haveCards, reviewsOf } from './cards.ts'

test('without script cards are answered, graded and taken back, each on a page of its own', async ({
  page,
  keys,
  learner,
}) => {
  await haveCards(learner, keys.anonKey, [
    { word_ru: 'книга', word_fr: 'livre', kind: 'recall' },
    { word_ru: 'дом', word_fr: 'maison', kind: 'recognise' },
  ])
  await page.goto('/review')
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill('knyga')
  await page.getByRole('button', { name: 'Répondre' }).click()
  await expect(page.locator('.review-word')).toHaveText('кни́га')
  await page.getByRole('button', { name: /^Difficile/ }).click()

  await expect(page.locator('.review-word')).toHaveText('дом')
  expect(await reviewsOf(learner, keys.anonKey)).toEqual(['recall 2'])
  await page.getByRole('button', { name: 'Annuler la dernière réponse' }).click()
  await expect(page.getByText('livre', { exact: true })).toBeVisible()
  expect(await reviewsOf(learner, keys.anonKey)).toEqual([])

  await page.getByRole('textbox', { name: 'Votre réponse' }).fill('')
  await page.getByRole('button', { name: 'Répondre' }).click()
  await page.getByRole('button', { name: 'Mettre de côté' }).click()
  await page.getByRole('button', { name: 'Voir la réponse' }).click()
  await expect(page.getByText('maison', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Bien/ }).click()
  await expect(page.getByRole('heading', { name: 'C’est tout pour aujourd’hui' })).toBeVisible()
  expect(await reviewsOf(learner, keys.anonKey)).toEqual(['recognise 3'])

  await page.goto('/dictionary')
  await page.getByRole('link', { name: 'Modifier книга' }).click()
  await page.getByRole('button', { name: 'Remettre en révision' }).click()
  await expect(page.getByText('Le mot revient dans la révision.')).toBeVisible()
  await page.goto('/review')
  await expect(page.getByText('livre', { exact: true })).toBeVisible()
})
