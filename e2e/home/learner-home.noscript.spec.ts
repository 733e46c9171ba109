import { expect, test } from '../site/journey.ts'

test('a new account sees how to begin, and sets its goal without script', async ({
  page,
  learner: _,
}) => {
  await page.goto('/')
  const first = page.getByRole('region', { name: 'Pour commencer' })
  await expect(first.getByRole('listitem')).toHaveCount(3)
  await expect(first.getByRole('link', { name: 'Choisir un texte' })).toBeVisible()

  await page.getByText('Changer l’objectif').click()
  await page.getByRole('combobox', { name: 'Compter' }).selectOption('words')
  await page.getByRole('spinbutton', { name: 'Par jour' }).fill('25')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Objectif enregistré.')).toBeVisible()
  await expect(page.getByRole('img', { name: '0 sur 25 mots' })).toBeVisible()

  await page.getByRole('button', { name: 'Faire une pause' }).click()
  await page.getByRole('button', { name: 'Reprendre' }).click()
  await expect(page.getByRole('button', { name: 'Faire une pause' })).toBeVisible()
})
