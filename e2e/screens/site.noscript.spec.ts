import { linkOfMail, newAddress } from '../people/accounts.ts'
import { backendUrl, expect, signOut, siteUrl, test } from '../site/journey.ts'
import { askRest, haveWords, savedWords } from '../site/site-data.ts'

test('without script a visitor signs up, confirms, signs out and in again', async ({ page }) => {
  const email = newAddress()
  await page.goto('/register')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('un-long-mot-de-passe')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByText('Nous vous avons envoyé un mail de confirmation')).toBeVisible()
  await page.goto(await linkOfMail(backendUrl, email))
  await page.getByRole('link', { name: 'Confirmer' }).click()
  await expect(page.getByText('Vous êtes bien connecté')).toBeVisible()

  await signOut(page)
  await page.goto('/login')
  const signIn = async (password: string) => {
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  }
  await signIn('not-the-password')
  await expect(page.getByText('Vos identifiants sont erronés')).toBeVisible()
  await signIn('un-long-mot-de-passe')
  await expect(page.getByText('Vous êtes bien connecté')).toBeVisible()
})

test('without script a password is asked for anew', async ({ page, visitor }) => {
  await page.goto('/update-password')
  await page.getByLabel('Adresse e-mail').fill(visitor.email)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(
    page.getByText('Vous allez recevoir un email avec les instructions nécessaires'),
  ).toBeVisible()
  await page.goto(await linkOfMail(backendUrl, visitor.email, { page: '/set-password-signin' }))
  await page.getByRole('link', { name: 'Choisir un nouveau mot de passe' }).click()
  await page.getByLabel('Nouveau mot de passe').fill('un-tout-autre-secret')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Mot de passe mis à jour avec succès')).toBeVisible()
})

test('without script lists are filtered, searched and paged', async ({ page, keys }) => {
  const admin = { apikey: keys.serviceRoleKey }
  await askRest('DELETE', 'materials?section=eq.diverse', admin)
  const rows = Array.from({ length: 12 }, (_, place) => ({
    title: `Сюжет ${place + 1}`,
    slug: `syuzhet-${place + 1}`,
    section: 'diverse',
    lang: 'ru',
    level: place < 11 ? 'A1' : 'C1',
    is_published: true,
  }))
  await askRest('POST', 'materials', admin, rows)
  const cards = page.getByRole('main').getByRole('heading', { level: 3 })

  await page.goto('/materials')
  await page.locator('a[href="/materials/diverse"]').click()
  await expect(cards).toHaveCount(10)
  await page.getByLabel('Niveau').selectOption('A1')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveURL(`${siteUrl}/materials/diverse?level=A1`)
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await expect(page).toHaveURL(`${siteUrl}/materials/diverse?level=A1&page=2`)
  await expect(cards).toHaveText(['Сюжет 1'])
  await page.getByRole('searchbox').fill('сюжет 3')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(cards).toHaveText(['Сюжет 3'])
})

test('without script words are added, found and deleted', async ({ page, keys, learner }) => {
  await haveWords(learner, keys.anonKey, [
    { word_ru: 'дом', word_fr: 'maison' },
    { word_ru: 'лес', word_fr: 'forêt' },
    { word_ru: 'река', word_fr: 'rivière' },
  ])
  await page.goto('/dictionary')
  await page.getByText('Ajouter un mot').click()
  const add = async () => {
    await page.getByLabel('Russe', { exact: true }).fill('самовар')
    await page.getByLabel('Français', { exact: true }).fill('samovar')
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  }
  await add()
  await expect(page.getByText('Traduction ajoutée avec succès.')).toBeVisible()
  await page.getByText('Ajouter un mot').click()
  await add()
  await expect(page.getByText('Cette traduction est déjà enregistrée.')).toBeVisible()
  await expect(page.getByLabel('Russe', { exact: true })).toHaveValue('самовар')

  await page.getByRole('searchbox').fill('forêt')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page.locator('.word-list b')).toHaveText(['лес'])
  await page.getByRole('button', { name: 'Supprimer лес' }).click()
  await expect(page.getByText('Mot supprimé.')).toBeVisible()

  await page.goto('/dictionary')
  await page.getByRole('button', { name: 'Supprimer les mots cochés' }).click()
  await expect(page.getByText('Cochez d’abord les mots à supprimer.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Cocher дом' }).check()
  await page.getByRole('checkbox', { name: 'Cocher самовар' }).check()
  await page.getByRole('button', { name: 'Supprimer les mots cochés' }).click()
  await expect(page.getByText('2 mots supprimés.')).toBeVisible()
  expect((await savedWords(learner, keys.anonKey)).map(({ word_ru }) => word_ru)).toEqual(['река'])
})

test('without script the flashcards are played page by page', async ({ page, keys, learner }) => {
  await haveWords(learner, keys.anonKey, [
    { word_ru: 'дом', word_fr: 'maison' },
    { word_ru: 'лес', word_fr: 'forêt' },
  ])
  await page.goto('/dictionary')
  await page.getByRole('link', { name: /^Réviser/ }).click()
  const answer = async (button: string) => {
    const word = await page.locator('.card-word').textContent()
    await page.getByRole('button', { name: 'Voir la réponse' }).click()
    await expect(page.locator('.card-translation')).toBeVisible()
    await page.getByRole('button', { name: button, exact: true }).click()
    return word
  }
  const first = await answer('Je ne savais pas')
  expect(await answer('Je savais')).not.toBe(first)
  expect(await answer('Je ne savais pas')).toBe(first)
  expect(await answer('Je savais')).toBe(first)
  await expect(page.getByText('Bravo !')).toBeVisible()
  await page.getByRole('button', { name: 'Fermer' }).last().click()
  await expect(page).toHaveURL(/\/dictionary\??$/)
})

test('without script both languages and the theme are changed', async ({ page }) => {
  await page.goto('/materials/dialogue')
  await page.getByRole('button', { name: 'Apprendre le français' }).click()
  await expect(page).toHaveURL(`${siteUrl}/materials/dialogue`)
  await expect(page.getByRole('heading', { name: 'À la boulangerie' })).toBeVisible()
  await page.getByRole('link', { name: 'Русский' }).click()
  await expect(page).toHaveURL(`${siteUrl}/ru/materials/dialogue`)
  await expect(page.getByRole('heading', { name: 'À la boulangerie' })).toBeVisible()
  await page.getByRole('button', { name: /^Тема/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
