import { linkOfMail, newAddress, post } from '../people/accounts.ts'
import { backendUrl, expect, signOut, siteUrl, test } from '../site/journey.ts'

const OF_EVE = 'le-secret-d-une-autre'
const OF_ANNA = 'un-long-mot-de-passe'

test('an address with which another visitor signed up first belongs to its owner alone', async ({
  page,
  keys,
}) => {
  const email = newAddress()
  await post(backendUrl, '/auth/v1/signup', keys.anonKey, { email, password: OF_EVE })
  const seen = await linkOfMail(backendUrl, email)

  await page.goto('/register')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(OF_ANNA)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('heading', { name: 'Regardez vos e-mails' })).toBeVisible()
  await page.goto(await linkOfMail(backendUrl, email, { seen }))
  await page.getByRole('link', { name: 'Confirmer' }).click()
  await expect(page).toHaveSaid('Vous êtes bien connecté')

  const signIn = (password: string) =>
    post(backendUrl, '/auth/v1/token?grant_type=password', keys.anonKey, { email, password })
  expect((await signIn(OF_EVE)).status).toBe(400)
  expect((await signIn(OF_ANNA)).status).toBe(200)
  await signOut(page)
})

test('opened in another browser, the mail to such an address leads to a new password', async ({
  page,
  keys,
}) => {
  const email = newAddress()
  let seen = ''
  for (const password of [OF_EVE, OF_ANNA]) {
    await page.request.post('/ru/register', {
      form: { email, password },
      headers: { origin: siteUrl },
    })
    seen = await linkOfMail(backendUrl, email, { seen })
  }
  await page.context().clearCookies()
  await page.goto(seen)
  await page.getByRole('link', { name: 'Подтвердить' }).click()
  await expect(page).toHaveURL(/\/ru\/update-password/)
  await expect(page.getByText(/С ним регистрировались несколько раз/)).toBeVisible()
  await page.getByLabel('Адрес электронной почты').fill(email)
  await page.getByRole('button', { name: 'Отправить' }).click()

  await page.goto(await linkOfMail(backendUrl, email, { page: '/set-password-signin' }))
  await page.getByRole('link', { name: 'Выбрать новый пароль' }).click()
  await expect(page).toHaveURL(/\/ru\/set-password/)
  await expect(page.getByText(/С ним регистрировались несколько раз/)).toBeVisible()
  await page.getByLabel('Новый пароль').fill('мой-собственный-секрет')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page).toHaveURL(`${siteUrl}/ru`)
  const { status } = await post(backendUrl, '/auth/v1/token?grant_type=password', keys.anonKey, {
    email,
    password: 'мой-собственный-секрет',
  })
  expect(status).toBe(200)
})
