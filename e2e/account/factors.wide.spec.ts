import type { Page } from '@playwright/test'
import { type Account, codeOfSms } from '../people/accounts.ts'
import { totpCode } from '../people/authenticator-app.ts'
import { plugInKey } from '../people/security-key.ts'
import { expectGoodOnAnyScreen } from '../screens/good-screen.ts'
import { backendUrl, expect, test } from '../site/journey.ts'
import { openAccount } from './account-page.ts'

test('a user adds a security key, signs in with it, and takes it away', async ({
  page,
  context,
  learner,
}) => {
  await plugInKey(context, page, 'usb')
  await openAccount(page)
  const section = page.locator('section#factors')
  await expect(section.getByText('Elle n’est pas activée.')).toBeVisible()
  await addKey(page, 'Bureau')
  await expect(section.getByText('La validation en deux étapes est activée.')).toBeVisible()
  await expect(section.locator('.recovery-codes code')).toHaveCount(10)
  const kept = section.getByRole('listitem').filter({ hasText: 'Bureau' })
  await expect(kept.getByText(/^Clé de sécurité · Depuis le/)).toBeVisible()
  await expect(section.getByLabel('Nom de la clé')).toHaveValue('')
  await expectGoodOnAnyScreen(page, 'an account with a security key')

  await addKey(page, 'Bureau')
  await expect(section.getByText('Vous avez déjà un moyen de validation de ce nom')).toBeVisible()
  await expect(section.getByLabel('Nom de la clé')).toHaveValue('Bureau')
  await addKey(page, 'Maison')
  await expect(page).toHaveSaid('Cette clé protège déjà votre compte')
  await expect(section.getByLabel('Nom de la clé')).toHaveValue('Maison')

  await givePassword(page, learner)
  await expectGoodOnAnyScreen(page, 'the question for a security key')
  await page.getByRole('button', { name: 'Utiliser ma clé' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible()
  await expect(section.locator('.account-list > li')).toHaveCount(1)
  await section.getByRole('button', { name: 'Retirer Bureau' }).click()
  await expect(section.getByText('Elle n’est pas activée.')).toBeVisible()
})

test('a user adds a phone, and the code of its newest message signs them in', async ({
  page,
  learner,
}) => {
  const number = makeNumber()
  await openAccount(page)
  const section = page.locator('section#factors')
  await addPhone(page, 'douze', 'Portable')
  await expect(section.getByText('Ce numéro n’est pas complet.')).toBeVisible()
  await expect(section.getByLabel('Nom du téléphone')).toHaveValue('Portable')
  await addPhone(page, number, 'Portable')
  await expect(section.getByText(`Nous avons envoyé un code au ${number}.`)).toBeVisible()
  await expectGoodOnAnyScreen(page, 'the question for the code of a new phone')
  const first = await codeOfSms(backendUrl, number)
  const code = section.getByLabel('Code reçu par SMS')
  const confirm = section.getByRole('button', { name: 'Activer' })
  await section.getByRole('button', { name: 'Renvoyer un code' }).click()
  await expect(section.getByText(`Nous avons envoyé un nouveau code au ${number}.`)).toBeVisible()
  const second = await codeOfSms(backendUrl, number, first)
  await code.fill(first)
  await confirm.click()
  await expect(section.getByText('Ce code n’est pas celui du dernier SMS.')).toBeVisible()
  await code.fill(second)
  await confirm.click()
  await expect(section.locator('.recovery-codes code')).toHaveCount(10)
  const kept = section.getByRole('listitem').filter({ hasText: 'Portable' })
  await expect(kept.getByText(/^Téléphone · Depuis le/)).toBeVisible()
  await addPhone(page, number, 'Encore')
  await expect(section.getByText('Ce numéro protège déjà votre compte')).toBeVisible()

  await givePassword(page, learner)
  await page.getByRole('button', { name: 'Recevoir un code' }).click()
  await expect(page.getByLabel('Code reçu par SMS')).toBeFocused()
  const old = await codeOfSms(backendUrl, number, second)
  await page.getByRole('button', { name: 'Renvoyer un code' }).click()
  await expect(page.getByText('Nous avons envoyé un nouveau code à votre téléphone.')).toBeVisible()
  const fresh = await codeOfSms(backendUrl, number, old)
  await page.getByLabel('Code reçu par SMS').fill(old)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(
    page.getByRole('main').getByText('Ce code n’est pas celui du dernier SMS.'),
  ).toBeVisible()
  await expectGoodOnAnyScreen(page, 'the question for the code of a message')
  await page.getByLabel('Code reçu par SMS').fill(fresh)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible()
  await section.getByRole('button', { name: 'Retirer Portable' }).click()
  await expect(section.getByText('Elle n’est pas activée.')).toBeVisible()
})

test('a user with several second factors chooses which one to show', async ({ page, learner }) => {
  const number = makeNumber()
  await openAccount(page)
  const section = page.locator('section#factors')
  await section.getByLabel('Nom de l’appareil').fill('Tablette')
  await section.getByRole('button', { name: 'Ajouter une application' }).click()
  const secret = await section.locator('.factor-secret').textContent()
  await section.getByLabel('Code à 6 chiffres').fill(totpCode(secret ?? ''))
  await section.getByRole('button', { name: 'Activer' }).click()
  await expect(section.locator('.recovery-codes code')).toHaveCount(10)
  await addPhone(page, number, '')
  const code = await codeOfSms(backendUrl, number)
  await section.getByLabel('Code reçu par SMS').fill(code)
  await section.getByRole('button', { name: 'Activer' }).click()
  await expect(section.locator('.account-list > li')).toContainText(['Tablette', number])
  await expect(section.locator('.recovery-codes code')).toHaveCount(0)

  await givePassword(page, learner)
  await expect(page.getByText('Ouvrez votre application d’authentification')).toBeVisible()
  await page.getByRole('link', { name: `Téléphone · ${number}` }).click()
  await page.getByRole('button', { name: 'Recevoir un code' }).click()
  await page.getByLabel('Code reçu par SMS').fill(await codeOfSms(backendUrl, number, code))
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible()
})

const makeNumber = () => `+336${String(Math.random()).slice(2, 10).padEnd(8, '0')}`

async function addKey(page: Page, name: string) {
  await page.getByLabel('Nom de la clé').fill(name)
  await page.getByRole('button', { name: 'Ajouter une clé de sécurité' }).click()
}

async function addPhone(page: Page, number: string, name: string) {
  await page.getByLabel('Numéro de téléphone').fill(number)
  await page.getByLabel('Nom du téléphone').fill(name)
  await page.getByRole('button', { name: 'Ajouter un téléphone' }).click()
}

/** Signs in anew, as far as the question for the second factor. */
async function givePassword(page: Page, { email, password }: Account) {
  await page.context().clearCookies()
  await page.goto('/signin?next=%2Faccount')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { name: 'Confirmez que c’est vous' })).toBeVisible()
}
