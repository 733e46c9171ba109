import { makeAdmin } from '../people/admins.ts'
import { expect, siteUrl, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { newName } from './writer.ts'

test('an admin makes a book, adds chapters and puts them in another order', async ({
  page,
  learner,
  keys,
}) => {
  await makeAdmin(learner, keys)
  const own = { apikey: keys.anonKey, token: learner.accessToken }
  const name = newName()
  await page.goto('/admin/books')
  await page.getByRole('link', { name: 'Nouveau livre' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau livre')
  await page.getByRole('textbox', { name: 'Titre' }).fill(`Мост ${name}`)
  await page.getByRole('textbox', { name: 'Auteur ou autrice' }).fill('Анна Белова')
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page).toHaveSaid('POST SUCCESS !')
  await expect(page).toHaveURL(/\/admin\/books\/\d+$/)
  const book = page.url()

  for (const title of ['Река', 'Берег']) {
    await page.goto(book)
    await page.getByRole('link', { name: 'Nouveau chapitre' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau texte')
    await page.getByRole('textbox', { name: 'Titre' }).fill(`${title} ${name}`)
    await page.getByLabel('Niveau').selectOption('A1')
    await page.getByRole('textbox', { name: 'Texte' }).fill('Дом.')
    await page.getByRole('button', { name: 'Publier' }).click()
    await expect(page).toHaveURL(/\/admin\/materials\/\d+$/)
  }

  await page.goto(book)
  await page.getByRole('button', { name: `Monter « Берег ${name} »` }).click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveSaid('EDIT SUCCESS !')
  const id = book.split('/').at(-1)
  const chapters = `materials?select=title,chapter_number&book_id=eq.${id}&order=chapter_number`
  expect(await askRest('GET', chapters, own)).toEqual([
    { title: `Берег ${name}`, chapter_number: 1 },
    { title: `Река ${name}`, chapter_number: 2 },
  ])
  await page.goto(`${siteUrl}/materials/book?book=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Берег ${name}`)
})

test('an admin finds a person by their address and makes them premium, and cannot leave the role', async ({
  page,
  learner,
  keys,
}) => {
  await makeAdmin(learner, keys)
  await page.goto('/admin/users')
  await page.getByRole('searchbox').fill(learner.email)
  await page.getByRole('button', { name: 'Chercher', exact: true }).click()
  await expect(page.getByText('1 compte', { exact: true })).toBeVisible()
  await expect(page.getByLabel(`Rôle de ${learner.email}`)).toBeDisabled()

  await page.getByLabel(`Premium, ${learner.email}`).check()
  await page.getByRole('button', { name: `Enregistrer ${learner.email}` }).click()
  await expect(page).toHaveSaid('EDIT SUCCESS !')
  const profile = `users_profile?select=role,is_premium&id=eq.${learner.id}`
  expect(await askRest('GET', profile, { apikey: keys.serviceRoleKey })).toEqual([
    { role: 'admin', is_premium: true },
  ])
})
