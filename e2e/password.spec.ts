import { linkOfMail, makeAccount } from './accounts.ts'
import { expect, siteUrl, test } from './journey.ts'

test('somebody who forgot their password sets a new one by mail', async ({ page, keys }) => {
  const account = await makeAccount(siteUrl, keys.anonKey)

  await page.goto('/update-password')
  await page.getByLabel('Adresse e-mail').fill(account.email)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(
    page.getByText('Vous allez recevoir un email avec les instructions nécessaires'),
  ).toBeVisible()

  await page.goto(await linkOfMail(siteUrl, account.email))
  await page.getByRole('link', { name: /Continuer|Choisir/ }).click()
  await expect(page).toHaveURL(/\/set-password/)
  await page.getByLabel('Nouveau mot de passe').fill('un-tout-autre-secret')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Mot de passe mis à jour avec succès')).toBeVisible()

  await page.getByRole('button', { name: 'Mon compte' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible()
  await signInByForm(account.email, account.password)
  await expect(page.getByText('Vos identifiants sont erronés')).toBeVisible()
  await signInByForm(account.email, 'un-tout-autre-secret')
  await expect(page.getByText('Vous êtes bien connecté')).toBeVisible()

  async function signInByForm(email: string, password: string) {
    await page.goto('/login')
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).last().click()
  }
})

test('a link to another site in a confirmation address is refused', async ({ page }) => {
  for (const place of ['/confirm-signup', '/set-password-signin']) {
    await page.goto(
      `${place}?confirmation_url=${encodeURIComponent('https://evil.example.org/auth/v1/verify')}`,
    )
    await expect(page.locator('a[href^="https://evil.example.org"]')).toHaveCount(0)
    await expect(page.locator('form[action^="https://evil.example.org"]')).toHaveCount(0)
  }
})
