import type { Page } from '@playwright/test'
import { linkOfMail, newAddress } from '../people/accounts.ts'
import { ReadingPage } from '../reading/reading-page.ts'
import { expectGoodOnAnyScreen } from '../screens/good-screen.ts'
import { backendUrl, expect, onlyWide, signIn, test } from '../site/journey.ts'
import { addressOf, askRest, haveWords, savedWords } from '../site/site-data.ts'

test('a visitor keeps three words, reads on, signs up in another tab, and finds them', async ({
  page,
  context,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  for (const meaning of ['mon livre', 'mon bouquin', 'mon volume']) {
    await reading.touch('книгу')
    await reading.keep(meaning)
    await expect(page.getByText(meaning, { exact: true }).first()).toBeVisible()
    await expect(reading.own).toHaveValue('')
    await page.keyboard.press('Escape')
  }
  await page.goto('/materials')
  await expect(page.getByRole('link', { name: 'Se connecter' })).toBeVisible()
  await page.getByRole('button', { name: 'Mes mots' }).click()
  await page.getByRole('link', { name: 'Dictionnaire' }).click()
  await expectWords(page, ['mon livre', 'mon bouquin', 'mon volume'])
  await expect(page.getByText('Ces mots vivent dans ce navigateur')).toBeVisible()
  await expectGoodOnAnyScreen(page, 'dictionary without an account')
  await page.goto('/account')
  await expect(page).toHaveURL(/\/signin\?next=%2Faccount$/)
  await page.goto('/dictionary')

  const email = newAddress()
  const tab = await context.newPage()
  await register(tab, email)
  const seen = await linkOfMail(backendUrl, email, { page: '/confirm-signup' })
  await tab.goto('/login')
  await logIn(tab, { email, password: 'un-long-mot-de-passe' })
  await expect(tab).toHaveSaid("Nous vous avons envoyé un mail d'inscription")
  await tab.goto(await linkOfMail(backendUrl, email, { page: '/confirm-signup', seen }))
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Confirmer votre adresse')
  await tab.getByRole('link', { name: 'Confirmer' }).click()
  await expect(tab.getByRole('button', { name: 'Mon compte' })).toBeVisible()

  // As when the reader comes back to this tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible()
  await expectWords(page, ['mon livre', 'mon bouquin', 'mon volume'])
  await expect(page.getByText('Ces mots vivent dans ce navigateur')).toBeHidden()
})

test(
  'what a visitor kept follows them into the account that they have, in every tab; what it had already is not doubled',
  onlyWide,
  async ({ page, context, keys, visitor }) => {
    await haveWords(visitor, keys.anonKey, [
      { word_ru: 'книга', word_fr: 'bouquin' },
      { word_ru: 'дом', word_fr: 'maison' },
    ])
    const reading = new ReadingPage(page)
    await reading.open(await addressOf('Она и он', keys.anonKey))
    await reading.touch('книгу')
    await reading.keep('bouquin')
    await expect(reading.own).toHaveValue('')
    await reading.keep('mon livre')
    await expect(reading.own).toHaveValue('')

    const tab = await context.newPage()
    // That this address has an account is not said.
    await register(tab, visitor.email)
    await tab.goto('/login')
    await logIn(tab, visitor)
    await expect(tab).toHaveSaid(
      'Vous êtes bien connecté. Votre dictionnaire a reçu 1 mot gardé ici ; 1 autre y était déjà.',
    )
    const kept = await savedWords(visitor, keys.anonKey)
    expect(kept.map(({ word_fr }) => word_fr).sort()).toEqual(['bouquin', 'maison', 'mon livre'])
    await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible()
  },
)

test(
  'a sign-in by any other way brings words and settings along: the session alone is enough, on any page',
  onlyWide,
  async ({ page, keys, visitor }) => {
    const reading = new ReadingPage(page)
    await reading.open(await addressOf('Она и он', keys.anonKey))
    await reading.touch('книгу')
    await reading.keep('mon livre')
    await expect(reading.own).toHaveValue('')
    await page.goto('/review/settings')
    await page.getByLabel('Nouveaux mots par jour').fill('40')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveSaid('Réglages enregistrés.')

    await signIn(page, visitor)
    await page.goto('/teacher')
    await expect(page).toHaveSaid(/Votre dictionnaire a reçu 1 mot gardé ici\./)
    expect(await savedWords(visitor, keys.anonKey)).toHaveLength(1)
    const own = { apikey: keys.anonKey, token: visitor.accessToken }
    const settings = await askRest('GET', 'learner_settings?select=new_words_a_day', own)
    expect(settings).toEqual([{ new_words_a_day: 40 }])
  },
)

test('the text of a first kept word is a learner’s from then on: counted, marked and offered', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  const facts = page.locator('.reading-facts')
  const offer = page.getByRole('button', { name: 'Je connais ces mots' })
  await expect(facts).toContainText('mots différents')
  await expect(offer).toHaveCount(0)
  await reading.touch('книгу')
  await reading.keep('mon livre')

  await expect(page).toHaveSaid('Traduction ajoutée avec succès.')
  await expect(reading.panel).toBeVisible()
  await expect(facts).toContainText(/0\s% connus, 1 à apprendre, \d+ nouveaux/)
  const counted = await facts.innerText()
  await reading.expectMark('городе', 'new')
  await expect(offer).toBeVisible()
  await page.reload()
  await expect(facts).toHaveText(counted, { useInnerText: true })
})

/** Asks for an account, which a mail is to confirm. */
async function register(page: Page, email: string) {
  await page.goto('/register')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('un-long-mot-de-passe')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page).toHaveSaid('Nous vous avons envoyé un mail de confirmation')
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Se connecter' }).click()
}

async function expectWords(page: Page, meanings: string[]) {
  for (const meaning of meanings) {
    await expect(page.getByText(meaning, { exact: true }).first()).toBeVisible()
  }
}
