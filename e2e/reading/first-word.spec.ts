import { linkOfMail, newAddress } from '../people/accounts.ts'
import { backendUrl, expect, onlyWide, siteUrl, test } from '../site/journey.ts'
import { addressOf, savedWords } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

// S2-home S2-sign-in S3-translation S7-user-words S8-success
test('a visitor signs up, confirms by mail, reads and saves a first word', async ({
  page,
  keys,
}) => {
  const email = newAddress()

  await page.goto('/register')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('un-long-mot-de-passe')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page).toHaveSaid('Nous vous avons envoyé un mail de confirmation')
  await expect(page).toHaveURL(`${siteUrl}/`)

  await page.goto(await linkOfMail(backendUrl, email))
  await page.getByRole('link', { name: 'Confirmer' }).click()
  await expect(page).toHaveSaid('Vous êtes bien connecté')
  await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible()

  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await reading.touch('книгу')
  await expect(reading.panel).toContainText('accusatif singulier')
  await reading.panel.getByRole('button', { name: /livre/ }).first().click()
  await expect(reading.page).toHaveSaid('Traduction ajoutée avec succès.')
  await reading.expectSaved('книгу', true)

  await page.goto('/dictionary')
  await expect(page.getByText('Он читает книгу.')).toBeVisible()
})

// S5-duplicate S8-add-word
test(
  'the same word a second time says that it is already saved',
  onlyWide,
  async ({ page, keys, learner }) => {
    const reading = new ReadingPage(page)
    await reading.open(await addressOf('Она и он', keys.anonKey))
    await reading.touch('книгу')
    await reading.keep('bouquin')
    await expect(reading.page).toHaveSaid('Traduction ajoutée avec succès.')

    await reading.keep('bouquin')
    await expect(reading.page).toHaveSaid('Cette traduction est déjà enregistrée.')
    await reading.expectSaved('книгу', true)
    expect(await savedWords(learner, keys.anonKey)).toHaveLength(1)
  },
)

// S1-languages
test(
  'in Russian the same outcomes have their Russian sentences',
  onlyWide,
  async ({ page, keys, learner: _ }) => {
    const reading = new ReadingPage(page)
    await reading.open(`/ru${await addressOf('Она и он', keys.anonKey)}`)
    await reading.touch('книгу')
    await expect(reading.panel).toContainText('винительный')
    await reading.keep('bouquin')
    await expect(reading.page).toHaveSaid('Перевод успешно добавлен.')
    await reading.keep('bouquin')
    await expect(reading.page).toHaveSaid('Этот перевод уже сохранён.')
  },
)

// S1-sign-in
test(
  'two quick touches of a visitor are kept without an account, and both are there on the next page',
  onlyWide,
  async ({ page, keys }) => {
    const reading = new ReadingPage(page)
    const address = await addressOf('Она и он', keys.anonKey)
    await reading.open(address)
    await reading.touch('книгу')
    await reading.own.fill('mon livre')
    await reading.panel.getByRole('button', { name: 'livre', exact: true }).evaluate((livre) => {
      if (livre instanceof HTMLButtonElement) livre.form?.requestSubmit(livre)
      document.querySelector<HTMLFormElement>('.panel-own form')?.requestSubmit()
    })
    await expect(reading.page).toHaveSaid('Traduction ajoutée avec succès.')
    await reading.expectSaved('книгу', true)

    await page.goto('/dictionary')
    await expect(page.getByText('mon livre', { exact: true })).toBeVisible()
    await expect(page.getByText('livre', { exact: true })).toBeVisible()
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Se connecter' })).toBeVisible()
  },
)

test('a word of the sample on the page about the site is kept too', async ({
  page,
  keys,
  learner,
}) => {
  const reading = new ReadingPage(page)
  await reading.open('/about')
  await reading.text.locator('w-').nth(2).click()
  await expect(reading.panel).toBeVisible()
  await reading.keep('mon mot')
  await expect(reading.page).toHaveSaid('Traduction ajoutée avec succès.')
  expect((await savedWords(learner, keys.anonKey)).map(({ word_fr }) => word_fr)).toEqual([
    'mon mot',
  ])
})
