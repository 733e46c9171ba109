import type { Page } from '@playwright/test'
import { post } from '../people/accounts.ts'
import { totpCode } from '../people/authenticator-app.ts'
import { plugInKey } from '../people/security-key.ts'
import { backendUrl, expect, test } from '../site/journey.ts'
import { openAccount } from './account-page.ts'

test('a user adds an authenticator app, keeps recovery codes, and takes the app away', async ({
  page,
  learner,
}) => {
  await openAccount(page)
  const section = page.locator('section#factors')
  await expect(section.getByText('Elle n’est pas activée.')).toBeVisible()
  const secret = await beginApp(page, 'Téléphone')
  await expect(section.getByRole('img', { name: 'Code QR à scanner' })).toBeVisible()
  await giveCode(page, '000000')
  await expect(section.getByText('Ce code n’est pas le bon.')).toBeVisible()
  await expect(section.locator('.factor-secret')).toHaveText(secret)
  await giveCode(page, totpCode(secret))

  await expect(section.getByText('La validation en deux étapes est activée.')).toBeVisible()
  const codes = section.locator('.recovery-codes code')
  await expect(codes).toHaveCount(10)
  const first = await codes.first().textContent()
  expect(first).toMatch(/^(\w{4}-){3}\w{4}$/)
  const download = page.waitForEvent('download')
  await section.getByRole('link', { name: 'Télécharger les codes' }).click()
  expect((await download).suggestedFilename()).toBe('slovo-codes-de-secours.txt')
  await page.reload()
  await expect(section.getByText('Il vous reste 10 codes de secours.')).toBeVisible()
  await expect(codes).toHaveCount(0)
  await section.getByRole('button', { name: 'Créer de nouveaux codes' }).click()
  await expect(codes).toHaveCount(10)
  await expect(codes.first()).not.toHaveText(first ?? '')

  await nameApp(page, 'Téléphone')
  await expect(section.getByText('Vous avez déjà un moyen de validation de ce nom')).toBeVisible()
  const other = await beginApp(page, 'Tablette')
  await giveCode(page, totpCode(other))
  await expect(page.getByText('La validation en deux étapes est activée.').first()).toBeVisible()
  await expect(section.locator('.account-list > li')).toHaveCount(2)
  for (const name of ['Téléphone', 'Tablette']) {
    await section.getByRole('button', { name: `Retirer ${name}` }).click()
    await expect(section.getByRole('button', { name: `Retirer ${name}` })).toHaveCount(0)
  }
  await expect(section.getByText('Elle n’est pas activée.')).toBeVisible()
  expect(learner.email).toContain('@')
})

test('a recovery code opens the account whose app is lost, once', async ({
  page,
  learner,
  keys,
}) => {
  await openAccount(page)
  const secret = await beginApp(page, 'Téléphone')
  await giveCode(page, totpCode(secret))
  const code = await page.locator('.recovery-codes code').first().textContent()

  const signedIn = await post(backendUrl, '/auth/v1/token?grant_type=password', keys.anonKey, {
    email: learner.email,
    password: learner.password,
  })
  const { access_token: token, user } = await signedIn.json()
  expect(user.factors).toHaveLength(1)
  const spend = async (code: string | null) => {
    const place = '/rest/v1/rpc/use_recovery_code'
    return (await post(backendUrl, place, keys.anonKey, { code }, token)).json()
  }
  expect(await spend('not-a-code')).toBe('wrong')
  expect(await spend(code)).toBe('used')
  expect(await spend(code)).toBe('wrong')
  await page.reload()
  await expect(page.getByText('Elle n’est pas activée.')).toBeVisible()
})

test('a user adds a passkey, names it and takes it away', async ({ page, context, learner }) => {
  const setVerified = await plugInKey(context, page)
  await openAccount(page)
  const section = page.locator('section#passkeys')
  const add = section.getByRole('button', { name: 'Ajouter une clé d’accès' })

  await setVerified(false)
  await add.click()
  await expect(page).toHaveSaid('L’opération a été annulée, ou le temps est écoulé.')
  await setVerified(true)
  await add.click()
  await expect(page).toHaveSaid('Clé d’accès ajoutée.')
  const keys = section.getByRole('listitem')
  await expect(keys.getByText(/^Chrome sur /)).toBeVisible()
  await add.click()
  await expect(page).toHaveSaid('Cet appareil a déjà une clé d’accès')

  await section.getByText('Renommer').click()
  await section.getByRole('textbox').fill('Mon ordinateur')
  await section.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveSaid('Clé d’accès renommée.')
  await expect(keys.getByText('Mon ordinateur', { exact: true })).toBeVisible()
  await section.getByRole('button', { name: 'Retirer Mon ordinateur' }).click()
  await expect(section.getByText('Vous n’avez pas encore de clé d’accès.')).toBeVisible()
  expect(learner.email).toContain('@')
})

/** Begins to add an app, and gives back the key that its owner may type. */
async function beginApp(page: Page, name: string): Promise<string> {
  await nameApp(page, name)
  const secret = page.locator('section#factors .factor-secret')
  await expect(secret).toBeVisible()
  return (await secret.textContent()) ?? ''
}

async function nameApp(page: Page, name: string) {
  const section = page.locator('section#factors')
  await section.getByLabel('Nom de l’appareil').fill(name)
  await section.getByRole('button', { name: 'Ajouter une application' }).click()
}

async function giveCode(page: Page, code: string) {
  await page.getByLabel('Code à 6 chiffres').fill(code)
  await page.getByRole('button', { name: 'Activer' }).click()
}
