import { addressOf, expect, test } from './journey.ts'

test('a learner starts, stops and finishes a text, and finds it among their materials', async ({
  page,
  keys,
  learner: _,
}) => {
  const address = await addressOf('Она и он', keys.anonKey)
  await page.goto(address)

  await page.getByRole('button', { name: 'Commencer l’étude' }).click()
  await expect(page.getByText("Matériel ajouté à vos matériels en cours d'étude")).toBeVisible()
  await page.goto('/my-materials')
  await expect(page.getByRole('region', { name: /cours/ }).getByText('Она и он')).toBeVisible()

  await page.goto(address)
  await page.getByRole('button', { name: 'Arrêter l’étude' }).click()
  await expect(page.getByText("Matériel retiré de vos matériels en cours d'étude")).toBeVisible()
  await page.goto('/my-materials')
  await expect(page.getByText('Она и он')).toHaveCount(0)

  await page.goto(address)
  await page.getByRole('button', { name: 'J’ai terminé ce texte' }).click()
  await expect(
    page.getByText('Bravo, un pas de plus vers la maîtrise de la langue russe !'),
  ).toBeVisible()
  await page.goto('/my-materials')
  await expect(page.getByRole('region', { name: /[ée]tudié/i }).getByText('Она и он')).toBeVisible()

  await page.goto(address)
  await page.getByRole('button', { name: 'Étudier à nouveau' }).click()
  await expect(page.getByRole('button', { name: 'Arrêter l’étude' })).toBeVisible()
})
