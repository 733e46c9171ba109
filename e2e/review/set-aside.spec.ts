import { expectGood } from '../screens/good-screen.ts'
import { expect, test } from '../site/journey.ts'
import { haveCards } from './cards.ts'

test('a card that was set aside is brought back on the page of its word', async ({
  page,
  keys,
  learner,
  isMobile,
}) => {
  await haveCards(learner, keys.anonKey, [
    { word_ru: 'окно', word_fr: 'fenêtre', kind: 'recognise' },
  ])
  await page.goto('/review')
  await page.getByRole('button', { name: 'Voir la réponse' }).click()
  await page.getByRole('button', { name: 'Mettre de côté' }).click()
  await expect(page.getByRole('heading', { name: 'Rien à réviser pour l’instant' })).toBeVisible()

  await page.goto('/dictionary')
  await page.getByRole('link', { name: 'Modifier окно' }).click()
  const said = page.getByText('1 carte de ce mot est mise de côté')
  await expect(said).toBeVisible()
  await expectGood({ page, locale: 'fr', isMobile }, 'a word with a card that is set aside')
  await page.getByRole('button', { name: 'Remettre en révision' }).click()
  await expect(page).toHaveSaid('Le mot revient dans la révision.')
  await expect(said).toBeHidden()

  await page.goto('/review')
  await expect(page.locator('.review-word')).toHaveText('окно')
})
