import { expect, siteUrl, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'

// S1-my-materials S1-studied S2-my-materials S3-study-entry S4-material S7-user-materials S8-success
test('a learner starts, stops and finishes a text, and finds it among their materials', async ({
  page,
  keys,
  learner: _,
}) => {
  const address = await addressOf('Она и он', keys.anonKey)
  const press = (name: string) => page.getByRole('button', { name }).last().click()
  const inGroup = (name: string) =>
    page.getByRole('region', { name }).getByRole('heading', { name: 'Она и он' })

  await page.goto(address)
  await press('Ajouter à mes lectures')
  await expect(page).toHaveSaid("Matériel ajouté à vos matériels en cours d'étude")
  await page.goto('/my-materials')
  await expect(inGroup('En cours de lecture')).toBeVisible()

  await page.goto(address)
  await press('Retirer de mes lectures')
  await expect(page).toHaveSaid("Matériel retiré de vos matériels en cours d'étude")
  await page.goto('/my-materials')
  await expect(page.getByRole('heading', { name: 'Она и он' })).toHaveCount(0)

  await page.goto(address)
  await press('J’ai terminé ce texte')
  await expect(page).toHaveSaid('Bravo, un pas de plus vers la maîtrise de la langue russe !')
  await page.goto('/my-materials')
  await expect(inGroup('Étudiés')).toBeVisible()

  await page.goto(address)
  await press('Étudier à nouveau')
  await expect(page.getByRole('button', { name: 'Retirer de mes lectures' })).toHaveCount(2)
  await expect(page).toHaveSaid("Matériel ajouté à vos matériels en cours d'étude")
  await page.goto('/my-materials')
  await expect(inGroup('En cours de lecture')).toBeVisible()
})

test('a visitor who wants to study a text signs in and is back at the text', async ({
  page,
  keys,
  visitor,
}) => {
  const address = await addressOf('Она и он', keys.anonKey)
  await page.goto(address)
  await page.getByRole('button', { name: 'Ajouter à mes lectures' }).first().click()
  await expect(page).toHaveURL(/\/signin\?next=/)
  await page.getByLabel('Adresse e-mail').fill(visitor.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(visitor.password)
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter')
  await expect(page).toHaveURL(siteUrl + address)
})
