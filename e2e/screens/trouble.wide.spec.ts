import type { Page, Route } from '@playwright/test'
import { ReadingPage } from '../reading/reading-page.ts'
import { expect, test } from '../site/journey.ts'
import { addressOf, askRest, haveWords, savedWords } from '../site/site-data.ts'

test.use({ expectedMistakes: /Failed to load resource|Failed to fetch|ErrorResponse/ })

test('a form that is too long for the server says so, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/signin')
  const email = page.getByLabel('Adresse e-mail')
  const send = async () => {
    await page.getByLabel('Mot de passe', { exact: true }).fill('un-long-mot-de-passe')
    await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click()
  }
  const address = `${'a'.repeat(70_000)}@example.org`
  await email.evaluate((field) => field.removeAttribute('maxlength'))
  await email.fill(address)
  await send()
  await expect(page.getByText('Ce texte est trop long : raccourcissez-le.')).toBeVisible()
  await expect(email).toHaveValue(address)

  await email.fill('anna@example.org')
  await email.evaluate((field) => {
    const unknown = document.createElement('textarea')
    Object.assign(unknown, { name: 'unknown', hidden: true, value: 'a'.repeat(70_000) })
    field.closest('form')?.append(unknown)
  })
  await send()
  await expect(page).toHaveSaid('C’est trop long pour être envoyé en une fois')
  await expect(email).toHaveValue('anna@example.org')
})

const refusals: [string, (route: Route) => Promise<void>][] = [
  ['cannot be reached', (route) => route.abort()],
  ['fails', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })],
]

for (const [happens, refuse] of refusals) {
  test(`when the server ${happens}, a deleted word comes back`, async ({ page, keys, learner }) => {
    await haveWords(learner, keys.anonKey, [{ word_ru: 'дом', word_fr: 'maison' }])
    await page.goto('/dictionary')
    const answer = await holdPosts(page, '**/dictionary**', refuse)
    await page.getByRole('button', { name: 'Supprimer дом' }).click()

    await expect(page.getByText('maison', { exact: true })).toBeHidden()
    answer()
    await expect(page.getByText('maison', { exact: true })).toBeVisible()
    await expect(page).toHaveSaid('Une erreur inattendue est survenue.')
  })

  // Without a network a word and a mark wait on the device: e2e/offline.
  if (happens === 'cannot be reached') continue

  // S8-add-word
  test(`when the server ${happens}, a saved word shows at once and is taken back with the message`, async ({
    page,
    keys,
    learner,
  }) => {
    const reading = new ReadingPage(page)
    await reading.open(await addressOf('Мои книги', keys.anonKey))
    const answer = await holdPosts(page, '**/materials/**', refuse)
    await reading.touch('книгу')
    await reading.keep('bouquin')

    await reading.expectSaved('книгу', true)
    answer()
    await expect(reading.page).toHaveSaid('Erreur inconnue')
    await reading.expectSaved('книгу', false)
    await expect(reading.text).toBeVisible()
    expect(await savedWords(learner, keys.anonKey)).toEqual([])
  })

  test(`when the server ${happens}, a started text goes back to how it was`, async ({
    page,
    keys,
    learner: _,
  }) => {
    const reading = new ReadingPage(page)
    await reading.open(await addressOf('Мои книги', keys.anonKey))
    const answer = await holdPosts(page, '**/materials/**', refuse)
    await page.getByRole('button', { name: 'Ajouter à mes lectures' }).first().click()

    await expect(page.getByRole('button', { name: 'Retirer de mes lectures' })).toHaveCount(2)
    answer()
    await expect(page.getByRole('button', { name: 'Ajouter à mes lectures' })).toHaveCount(2)
    await expect(page).toHaveSaid('Une erreur inattendue est survenue.')
  })
}

test('when the server cannot be reached, what was typed to sign in stays', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill('anna@example.org')
  await page.getByLabel('Mot de passe', { exact: true }).fill('un-long-mot-de-passe')
  await page.route('**/*.data**', (route) => route.abort())
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveSaid('Une erreur inattendue est survenue.')
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('anna@example.org')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('un-long-mot-de-passe')
})

test('a word added by hand while the server cannot be reached stays in its form, with the reason', async ({
  page,
  learner: _,
}) => {
  await page.goto('/dictionary')
  await page.getByText('Ajouter un mot').click()
  await page.getByLabel('Russe', { exact: true }).fill('дом')
  await page.getByLabel('Français', { exact: true }).fill('maison')
  const answer = await holdPosts(page, '**/dictionary**', (route) => route.abort())
  answer()
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page).toHaveSaid('Erreur inconnue')
  await expect(page.getByLabel('Russe', { exact: true })).toHaveValue('дом')
})

// S8-add-word
test('a word that the database refuses is an unexpected error; in Russian with the specified English sentence', async ({
  page,
  keys,
  learner,
}) => {
  const reading = new ReadingPage(page)
  const address = await addressOf('Мои книги', keys.anonKey)
  const refused = [
    ['', 'Une erreur inattendue est survenue.'],
    ['/ru', 'An unexpected error occurred.'],
  ]
  for (const [locale, sentence = ''] of refused) {
    await reading.open(locale + address)
    await reading.touch('книгу')
    // To Postgres this sign is a space, and so no word; to the browser and the site it is none.
    await reading.keep('\u0085')
    await expect(reading.page).toHaveSaid(sentence)
  }
  expect(await savedWords(learner, keys.anonKey)).toEqual([])
})

// S5-no-definition S8-translation
test('a word that the dictionary does not know says so, and can be kept all the same', async ({
  page,
  keys,
  learner,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Мои книги', keys.anonKey))
  await reading.touch('бруклявку')
  await expect(reading.panel).toContainText('Aucune traduction trouvée')
  await expect(reading.page).toHaveSaid('Aucune traduction trouvée')

  await reading.keep('broucliavka')
  await expect(reading.page).toHaveSaid('Traduction ajoutée avec succès.')
  expect((await savedWords(learner, keys.anonKey)).map(({ word_ru }) => word_ru)).toEqual([
    'бруклявку',
  ])
})

// S8-translation
test('without the dictionary a touch says that the translation failed', async ({ page, keys }) => {
  await page.route('**/glossary.json**', (route) => route.abort())
  await page.route(/\/lookup\?/, (route) => route.abort())
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Мои книги', keys.anonKey))
  await reading.touch('книгу')
  await expect(reading.panel).toContainText('Erreur lors de la traduction')
  await expect(reading.page).toHaveSaid('Erreur lors de la traduction')
})

test('a page that fails says what to do next', async ({ page }) => {
  await page.goto('/login')
  await page.route('**/update-password.data**', (route) =>
    route.fulfill({ status: 500, body: 'no' }),
  )
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await expect(page.getByRole('heading', { name: 'Quelque chose n’a pas marché' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Lisez/ })).toBeVisible()
})

test('a page that says that something failed looks like the site', async ({
  page,
  keys,
  learner,
}) => {
  await haveWords(learner, keys.anonKey, [{ word_ru: 'дом', word_fr: 'maison' }])
  await page.goto('/dictionary')
  await page.route('**/*.data**', (route) => route.fulfill({ status: 500, body: 'Internal' }))
  await page.getByRole('link', { name: 'Révision du jour' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quelque chose n’a pas marché')
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
})

test('what does not exist is said with its status, in the area’s own words', async ({ page }) => {
  const missing: [string, RegExp][] = [
    ['/nowhere', /Cette page n’existe pas/],
    ['/ru/nowhere', /Такой страницы нет/],
    ['/materials/nowhere', /Cette rubrique n’existe pas/],
    ['/materials/place/999999', /Cette page n’existe pas/],
    ['/materials/place/x', /Cette page n’existe pas/],
  ]
  for (const [place, title] of missing) {
    const answer = await page.goto(place)
    expect(answer?.status(), place).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: /Voir les textes|К материалам/ })).toBeVisible()
  }
})

// S3-session S8-profile
test('a profile that cannot be loaded is said, and so is a language that cannot be changed', async ({
  page,
  keys,
  learner,
  isMobile,
}) => {
  await askRest('DELETE', `users_profile?id=eq.${learner.id}`, { apikey: keys.serviceRoleKey })
  await page.goto('/teacher')
  await expect(page).toHaveSaid('Impossible de charger le profil utilisateur')

  if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.getByRole('button', { name: 'Apprendre le français' }).click()
  await expect(page).toHaveSaid('Erreur lors de la mise à jour de la langue')
})

/** Posts wait until the test lets them go on, to what the test chose for them. */
async function holdPosts(page: Page, place: string, refuse: (route: Route) => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(place, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await promise
    await refuse(route)
  })
  return resolve
}

test('an error is read on its toast in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/signin')
    await page.getByLabel('Adresse e-mail').fill('nobody@example.org')
    await page.getByLabel('Mot de passe', { exact: true }).fill('un-long-mot-de-passe')
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toBeVisible()
    const colour = await toast.evaluate((element) => getComputedStyle(element).color)
    const danger = await page
      .locator('.form-fault')
      .evaluate((element) => getComputedStyle(element).color)
    expect(colour, colorScheme).toBe(danger)
  }
})
