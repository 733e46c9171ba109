import type { Page } from '@playwright/test'
import { linkOfMail, newAddress, post } from '../people/accounts.ts'
import { expectGood } from '../screens/good-screen.ts'
import { backendUrl, expect, onlyWide, signIn, signOut, siteUrl, test } from '../site/journey.ts'

// S1-sign-in S2-home S2-set-password S4-recovery S7-sign-in S8-sign-in S8-password S8-success
test(
  'a user who forgot their password sets a new one by mail',
  onlyWide,
  async ({ page, visitor }) => {
    await page.goto('/update-password')
    await page.getByLabel('Adresse e-mail').fill(visitor.email)
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page).toHaveSaid('Vous allez recevoir un email avec les instructions nécessaires')

    await page.goto(await linkOfMail(backendUrl, visitor.email, { page: '/set-password-signin' }))
    await page.getByRole('link', { name: 'Choisir un nouveau mot de passe' }).click()
    await expect(page).toHaveURL(`${siteUrl}/set-password`)
    const newPassword = page.getByLabel('Nouveau mot de passe')
    await newPassword.fill(visitor.password)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveSaid('Erreur avec le mot de passe')
    await newPassword.fill('un-tout-autre-secret')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveSaid('Mot de passe mis à jour avec succès')
    await expect(page).toHaveURL(`${siteUrl}/`)

    await signOut(page)
    await signInByForm(page, visitor.email, visitor.password)
    await expect(page).toHaveSaid('Vos identifiants sont erronés')
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(visitor.email)
    await signInByForm(page, visitor.email, 'un-tout-autre-secret')
    await expect(page).toHaveSaid('Vous êtes bien connecté')
  },
)

// S8-sign-in
test(
  'that an e-mail address is not confirmed, or has an account already, is said by mail only',
  onlyWide,
  async ({ page, keys, visitor }) => {
    const email = newAddress()
    await post(backendUrl, '/auth/v1/signup', keys.anonKey, {
      email,
      password: 'un-long-mot-de-passe',
    })
    await page.goto('/login')
    await signInByForm(page, email, 'un-long-mot-de-passe')
    await expect(page).toHaveSaid("Nous vous avons envoyé un mail d'inscription")

    await page.goto('/register')
    await page.getByLabel('Adresse e-mail').fill(visitor.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill('un-autre-mot-de-passe')
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(page).toHaveSaid('Nous vous avons envoyé un mail de confirmation')
  },
)

// S2-sign-in S5-credentials S5-password
test(
  'forms that a browser lets through are checked by the server, in the specified words',
  onlyWide,
  async ({ page, learner }) => {
    const sendAnyhow = async (place: string, button: string) => {
      await page.goto(place)
      await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''))
      await page.getByRole('main').getByRole('button', { name: button }).click()
    }
    const said = async (place: string, button: string, text: string) => {
      await sendAnyhow(place, button)
      await expect(page).toHaveSaid(text)
    }
    await sendAnyhow('/set-password', 'Enregistrer')
    await expect(page.getByRole('main').getByText('Ce mot de passe a moins de 8 c')).toBeVisible()
    await page.context().clearCookies()
    const missing = 'You must provide either an email or phone number and a password'
    await said('/login', 'Se connecter', missing)
    await said('/ru/signin', 'Войти', missing)
    await said('/register', 'Créer mon compte', missing)
    await said('/update-password', 'Envoyer', 'Une erreur est survenue')
    expect(learner.email).toContain('@')
  },
)

test('why a sign-in was refused stays at the form, and is read out with its fields', async ({
  page,
  visitor,
}) => {
  for (const [place, email, password, button, fault] of [
    ['/signin', 'Adresse e-mail', 'Mot de passe', 'Se connecter', 'Vos identifiants sont erronés'],
    ['/ru/signin', 'Адрес электронной почты', 'Пароль', 'Войти', 'Неверный адрес почты или пароль'],
  ] as const) {
    await page.goto(place)
    await page.getByLabel(email).fill(visitor.email)
    await page.getByLabel(password, { exact: true }).fill('un-autre-mot-de-passe')
    await page.getByRole('main').getByRole('button', { name: button }).click()
    await expect(page.getByLabel(email)).toHaveAccessibleDescription(fault)
    await expect(page.getByLabel(email)).toBeFocused()
    await expect(page.getByLabel(password, { exact: true })).toHaveAccessibleDescription(fault)
    await expect(page.getByRole('main').getByText(fault)).toBeVisible()
    await expectGood({ page, locale: place === '/signin' ? 'fr' : 'ru' }, `${place}, refused`)
  }
})

test('a link without a password needs an e-mail address, which is said at its field', async ({
  page,
}) => {
  for (const [place, email, button, fault] of [
    ['/signin', 'Adresse e-mail', 'Recevoir un lien sans mot de passe', /le lien y est envoyé/],
    ['/ru/signin', 'Адрес электронной почты', 'Получить ссылку для входа', /ссылка придёт туда/],
  ] as const) {
    await page.goto(place)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByLabel(email)).toHaveAccessibleDescription(fault)
    await expect(page.getByLabel(email)).toBeFocused()
  }
})

test(
  'a dead link of a mail says so, signed in or not, and leaves nothing in the address',
  onlyWide,
  async ({ page, visitor }) => {
    const follow = async (token: string, redirect: string, end: string) => {
      const query = new URLSearchParams({
        token,
        type: 'magiclink',
        redirect_to: siteUrl + redirect,
      })
      await page.goto(`${backendUrl}/auth/v1/verify?${query}`)
      await expect(page).toHaveSaid('Ce lien a expiré ou a déjà servi')
      await expect(page).toHaveURL(`${siteUrl}${end}#content`)
    }
    for (const token of ['dead', 'pkce_dead']) {
      await follow(token, '/auth/callback', '/signin')
      await follow(token, '/materials', '/materials')
    }
    await signIn(page, visitor)
    for (const token of ['dead', 'pkce_dead']) {
      await follow(token, '/auth/callback?next=%2Fdictionary', '/dictionary')
      await follow(token, '/', '/')
    }
    await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible()
  },
)

test(
  'a link of a mail that is old, foreign or opened elsewhere says what to do',
  onlyWide,
  async ({ page, keys }) => {
    const evil = encodeURIComponent('https://evil.example.org/auth/v1/verify')
    for (const place of ['/confirm-signup', '/set-password-signin']) {
      await page.goto(`${place}?confirmation_url=${evil}`)
      await expect(page.getByRole('heading', { name: 'Ce lien n’est pas valable' })).toBeVisible()
      await expect(page.locator('[href^="https://evil"], [action^="https://evil"]')).toHaveCount(0)
    }
    await page.goto('/auth/callback')
    await expect(page).toHaveURL(/\/signin/)
    await expect(page).toHaveSaid(/Ce lien a expiré ou a déjà servi/)

    // Signed up elsewhere: this browser has no verifier for the mail's code.
    const email = newAddress()
    await page.request.post('/register', {
      form: { email, password: 'un-long-mot-de-passe' },
      headers: { origin: siteUrl },
    })
    const link = await linkOfMail(backendUrl, email)
    await page.context().clearCookies()
    await page.goto(link)
    await page.getByRole('link', { name: 'Confirmer' }).click()
    await expect(page).toHaveSaid(/Votre adresse est confirmée. Connectez-vous/)
    await signInByForm(page, email, 'un-long-mot-de-passe')
    await expect(page).toHaveSaid('Vous êtes bien connecté')
    expect(keys.anonKey).not.toBe('')
  },
)

// S2-account-menu S3-session S4-session S6-anonymous S7-sign-in
test(
  'signing out ends the session in every tab of the browser',
  onlyWide,
  async ({ page, context, learner, keys }) => {
    const other = await context.newPage()
    await other.goto(`${siteUrl}/dictionary`)
    await expect(other.getByRole('button', { name: 'Mon compte' })).toBeVisible()
    await page.goto('/materials')
    await signOut(page)

    await expect(other.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Mon dictionnaire' })).toHaveCount(0)
    expect((await context.cookies()).filter(({ name }) => name.includes('auth-token'))).toEqual([])
    const refresh = await post(
      backendUrl,
      '/auth/v1/token?grant_type=refresh_token',
      keys.anonKey,
      {
        refresh_token: 'refresh_token' in learner.session ? learner.session.refresh_token : '',
      },
    )
    expect(refresh.status).toBe(400)
  },
)

test('a page for signed-in people asks to sign in first, and goes on to the page that was asked for', async ({
  page,
  visitor,
}) => {
  await page.goto('/ru/my-materials')
  await expect(page).toHaveURL(`${siteUrl}/ru/signin?next=%2Fru%2Fmy-materials`)
  await page.getByLabel('Адрес электронной почты').fill(visitor.email)
  await page.getByLabel('Пароль', { exact: true }).fill(visitor.password)
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('heading', { name: 'Мои материалы' })).toBeVisible()
  await signIn(page, visitor)
  await page.goto('/login')
  await expect(page).toHaveURL(`${siteUrl}/`)
})

async function signInByForm(page: Page, email: string, password: string) {
  if (!/\/(login|signin)/.test(page.url())) await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
}
