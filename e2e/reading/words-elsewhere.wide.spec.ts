import { devices } from '@playwright/test'
import { expect, signIn, siteUrl, test } from '../site/journey.ts'
import { addressOf, askRest, haveWords } from '../site/site-data.ts'
import { hearToasts } from '../site/toasts.ts'
import { ReadingPage } from './reading-page.ts'

test('a word saved on the phone comes to the dictionary that is open on the laptop, and goes with it', async ({
  page: laptop,
  browser,
  keys,
  learner,
}) => {
  const phone = await browser.newContext({ ...devices['Pixel 7'], baseURL: siteUrl })
  await hearToasts(phone)
  const reading = new ReadingPage(await phone.newPage())
  await signIn(reading.page, learner)

  await laptop.goto('/dictionary')
  await expect(laptop.getByRole('link', { name: 'Choisir un texte' })).toBeVisible()

  await reading.open(await addressOf('Она и он', keys.anonKey))
  await reading.touch('книгу')
  await reading.keep('bouquin')
  await expect(reading.page).toHaveSaid('Traduction ajoutée avec succès.')
  await expect(laptop.getByText('bouquin')).toBeVisible()

  const own = { apikey: keys.anonKey, token: learner.accessToken }
  await askRest('PATCH', `user_words?word_fr=eq.bouquin&user_id=eq.${learner.id}`, own, {
    word_fr: 'livre',
  })
  await expect(laptop.getByText('livre', { exact: true })).toBeVisible()

  await reading.page.goto('/dictionary')
  await reading.page.getByRole('button', { name: /^Supprimer книг/ }).click()
  await expect(reading.page).toHaveSaid('Mot supprimé.')
  await expect(laptop.getByText('livre', { exact: true })).toBeHidden()
  await phone.close()
})

test.describe('while the line is away', () => {
  test.use({ expectedMistakes: /ERR_FAILED|Failed to fetch/ })

  test('a change elsewhere leaves the open dictionary and what is being typed as they are', async ({
    page,
    keys,
    learner,
  }) => {
    await haveWords(learner, keys.anonKey, [{ word_ru: 'дом', word_fr: 'maison' }])
    await page.goto('/dictionary')
    // Once the channel is joined, the list is loaded anew.
    const loaded = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/dictionary.data'),
    )
    await expect(page.getByText('maison', { exact: true })).toBeVisible()
    await loaded
    await page.getByText('Ajouter un mot').click()
    await page.getByLabel('Russe', { exact: true }).fill('самовар')

    for (const place of ['**/health/ready', '**/dictionary.data*']) {
      await page.route(place, (route) => route.abort())
    }
    const tried = page.waitForEvent('requestfailed')
    await haveWords(learner, keys.anonKey, [{ word_ru: 'лес', word_fr: 'forêt' }])
    await tried
    await expect(page.getByLabel('Russe', { exact: true })).toHaveValue('самовар')
    await expect(page.getByText('maison', { exact: true })).toBeVisible()

    await page.unrouteAll()
    await haveWords(learner, keys.anonKey, [{ word_ru: 'река', word_fr: 'rivière' }])
    await expect(page.getByText('rivière', { exact: true })).toBeVisible()
    await expect(page.getByText('forêt', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Russe', { exact: true })).toHaveValue('самовар')
  })
})
