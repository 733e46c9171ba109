import { randomUUID } from 'node:crypto'
import { linkOfMail, makeAccount } from './accounts.ts'
import { addressOf, expect, savedWords, signIn, siteUrl, test } from './journey.ts'

test('somebody signs up, confirms by mail, reads and saves a first word', async ({
  page,
  keys,
}) => {
  const email = `${randomUUID()}@example.org`
  const password = 'un-long-mot-de-passe'

  await page.goto('/register')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByText('Nous vous avons envoyé un mail de confirmation')).toBeVisible()
  await expect(page).toHaveURL(`${siteUrl}/`)

  await page.goto(await linkOfMail(siteUrl, email))
  await page.getByRole('link', { name: 'Confirmer' }).click()
  await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible()

  await page.goto(await addressOf('Она и он', keys.anonKey))
  await page.getByText('книгу', { exact: true }).click()
  const panel = page.getByRole('dialog')
  await expect(panel).toContainText('accusatif singulier')
  await panel.getByRole('button', { name: /livre/ }).first().click()
  await expect(page.getByText('Traduction ajoutée avec succès.')).toBeVisible()

  await page.goto('/dictionary')
  await expect(page.getByText('Он читает книгу.')).toBeVisible()
})

test('the same word a second time says that it is already saved', async ({
  page,
  keys,
  learner,
}) => {
  await page.goto(await addressOf('Она и он', keys.anonKey))
  const save = async () => {
    await page.getByText('книгу', { exact: true }).click()
    await page.getByRole('dialog').getByLabel('Votre propre traduction').fill('bouquin')
    await page.getByRole('dialog').getByRole('button', { name: 'Garder', exact: true }).click()
  }

  await save()
  await expect(page.getByText('Traduction ajoutée avec succès.')).toBeVisible()
  await page.reload()
  await save()
  await expect(page.getByText('Cette traduction est déjà enregistrée.')).toBeVisible()
  expect(await savedWords(learner, keys.anonKey)).toHaveLength(1)
})

test('the saved sentence is the one at the touched place', async ({ page, keys, learner }) => {
  await page.goto(await addressOf('Она и он', keys.anonKey))
  const text = page.getByRole('article')
  const touch = async (word: string, place: number, meaning: string) => {
    await text.getByText(word, { exact: true }).nth(place).click()
    await page.getByRole('dialog').getByLabel('Votre propre traduction').fill(meaning)
    await page.getByRole('dialog').getByRole('button', { name: 'Garder', exact: true }).click()
    await expect(page.getByText('Traduction ajoutée avec succès.').last()).toBeVisible()
    await page.keyboard.press('Escape')
  }

  await touch('он', 0, 'il')
  await touch('идёт', 1, 'rentre')
  await touch('парк', 0, 'parc')

  const sentences = (await savedWords(learner, keys.anonKey)).map(
    ({ word_sentence }) => word_sentence,
  )
  expect(sentences).toEqual([
    'Что он читает?! — спросила она.',
    'Завтра она идёт домой.',
    'В городе есть парк, улица и т. д.',
  ])
})

test('a visitor looks a word up, signs in, and the word they wanted is kept', async ({
  page,
  keys,
}) => {
  const account = await makeAccount(siteUrl, keys.anonKey)
  const address = await addressOf('Она и он', keys.anonKey)

  await page.goto(address)
  await page.getByText('книгу', { exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: /livre/ }).first().click()
  await expect(page).toHaveURL(/\/(signin|login)/)
  await signIn(page, account)
  await page.goto(address)

  await expect
    .poll(async () => (await savedWords(account, keys.anonKey)).map(({ word_ru }) => word_ru))
    .toEqual(['книга'])
})
