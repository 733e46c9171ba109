import { devices } from '@playwright/test'
import { expect, signIn, siteUrl, test } from './journey.ts'
import { ReadingPage } from './reading-page.ts'
import { addressOf, askRest } from './site-data.ts'

test('a word saved on the phone comes to the dictionary that is open on the laptop, and goes with it', async ({
  page: laptop,
  browser,
  keys,
  learner,
}) => {
  const phone = await browser.newContext({ ...devices['Pixel 7'], baseURL: siteUrl })
  const reading = new ReadingPage(await phone.newPage())
  await signIn(reading.page, learner)

  await laptop.goto('/dictionary')
  await expect(laptop.getByRole('link', { name: 'Choisir un texte' })).toBeVisible()

  await reading.open(await addressOf('Она и он', keys.anonKey))
  await reading.touch('книгу')
  await reading.keep('bouquin')
  await expect(reading.toast('Traduction ajoutée avec succès.')).toBeVisible()
  await expect(laptop.getByText('bouquin')).toBeVisible()

  const own = { apikey: keys.anonKey, token: learner.accessToken }
  await askRest('PATCH', `user_words?word_fr=eq.bouquin&user_id=eq.${learner.id}`, own, {
    word_fr: 'livre',
  })
  await expect(laptop.getByText('livre', { exact: true })).toBeVisible()

  await reading.page.goto('/dictionary')
  await reading.page.getByRole('button', { name: /^Supprimer книг/ }).click()
  await expect(reading.page.getByText('Mot supprimé.')).toBeVisible()
  await expect(laptop.getByText('livre', { exact: true })).toBeHidden()
  await phone.close()
})
