import type { Page } from '@playwright/test'
import { type Account, linkOfMail, newAddress, post } from '../people/accounts.ts'
import { backendUrl, expect, siteUrl, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { openAccount } from './account-page.ts'

test('a visitor signs in first, and comes back to the account', async ({ page, visitor }) => {
  await page.goto('/ru/account')
  await expect(page).toHaveURL(`${siteUrl}/ru/signin?next=%2Fru%2Faccount`)
  await page.getByLabel('Адрес электронной почты').fill(visitor.email)
  await page.getByLabel('Пароль', { exact: true }).fill(visitor.password)
  await page.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Моя учётная запись' })).toBeVisible()
  await expect(sectionOf(page, 'email').getByText(visitor.email)).toBeVisible()
})

test('an address changes once both mails were confirmed, and the account says what is missing', async ({
  page,
  learner,
  keys,
}) => {
  const [taken, next] = [newAddress(), newAddress()]
  await post(backendUrl, '/auth/v1/signup', keys.anonKey, {
    email: taken,
    password: 'un-autre-mot',
  })
  await openAccount(page)
  const section = sectionOf(page, 'email')
  const address = section.getByLabel('Nouvelle adresse e-mail')
  const ask = async (email: string) => {
    await address.fill(email)
    await section.getByRole('button', { name: 'Changer d’adresse' }).click()
  }
  await ask(learner.email)
  await expect(section.getByText('C’est déjà votre adresse')).toBeVisible()
  await ask(taken)
  await expect(section.getByText('Un compte existe déjà avec cette adresse')).toBeVisible()
  await expect(address).toHaveValue(taken)
  await ask(next)
  await expect(page).toHaveSaid('Nous vous avons envoyé un mail de confirmation')
  await expect(section.getByText(`Le changement vers ${next} attend`)).toBeVisible()

  await confirmChange(page, next)
  await expect(page.getByText('Première adresse confirmée. Il reste')).toBeVisible()
  await expect(section.getByText(`Votre adresse : ${learner.email}`)).toBeVisible()
  await confirmChange(page, learner.email)
  await expect(page.getByText('C’est fait : votre adresse e-mail a changé.')).toBeVisible()
  await expect(section.getByText(`Votre adresse : ${next}`)).toBeVisible()
  await expect(section.getByText('attend')).toHaveCount(0)
})

// S4-recovery S8-password
test('a new password replaces the old one and signs out the other devices', async ({
  page,
  learner,
  keys,
}) => {
  const phone = await signInElsewhere(learner, keys.anonKey)
  await openAccount(page)
  const section = sectionOf(page, 'password')
  const change = async (current: string, next: string) => {
    await section.getByLabel('Mot de passe actuel').fill(current)
    await section.getByLabel('Nouveau mot de passe').fill(next)
    await section.getByRole('button', { name: 'Changer le mot de passe' }).click()
  }
  await change('not-my-password', 'un-tout-autre-secret')
  await expect(page).toHaveSaid('Erreur avec le mot de passe')
  await expect(section.getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible()
  await expect(section.getByLabel('Nouveau mot de passe')).toHaveValue('un-tout-autre-secret')
  await change(learner.password, learner.password)
  await expect(section.getByText('C’est déjà votre mot de passe')).toBeVisible()
  await change(learner.password, 'un-tout-autre-secret')
  await expect(page).toHaveSaid('Mot de passe mis à jour avec succès')
  await expect(section.getByLabel('Nouveau mot de passe')).toHaveValue('')

  expect(await isRefreshed(phone, keys.anonKey)).toBe(false)
  const withOld = { email: learner.email, password: learner.password }
  const withNew = { ...withOld, password: 'un-tout-autre-secret' }
  const signIn = '/auth/v1/token?grant_type=password'
  expect((await post(backendUrl, signIn, keys.anonKey, withOld)).status).toBe(400)
  expect((await post(backendUrl, signIn, keys.anonKey, withNew)).status).toBe(200)
})

test('the language to learn is changed in the profile', async ({ page, learner, keys }) => {
  await openAccount(page)
  const section = sectionOf(page, 'language')
  await expect(section.getByRole('radio', { name: 'Le russe' })).toBeChecked()
  await section.getByRole('radio', { name: 'Le français' }).check()
  await section.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveSaid('Langue mise à jour.')
  await expect(section.getByRole('radio', { name: 'Le français' })).toBeChecked()

  const admin = { apikey: keys.serviceRoleKey }
  const place = `users_profile?id=eq.${learner.id}`
  expect(await askRest('GET', `${place}&select=learning_language`, admin)).toEqual([
    { learning_language: 'fr' },
  ])
  await askRest('DELETE', place, admin)
  await section.getByRole('radio', { name: 'Le russe' }).check()
  await section.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveSaid('Erreur lors de la mise à jour de la langue')
})

test('a user sees where they are signed in, and ends the other sessions', async ({
  page,
  learner,
  keys,
}) => {
  const phone = await signInElsewhere(learner, keys.anonKey)
  const tablet = await signInElsewhere(learner, keys.anonKey)
  await openAccount(page)
  const section = sectionOf(page, 'sessions')
  const phones = section.getByRole('listitem').filter({ hasText: 'Safari sur iPhone' })
  await expect(phones).toHaveCount(2)
  const here = section.getByRole('listitem').first()
  await expect(here.getByText('Cet appareil')).toBeVisible()
  await expect(here.getByRole('button')).toHaveCount(0)

  await phones.first().getByRole('button', { name: 'Déconnecter Safari sur iPhone' }).click()
  await expect(page).toHaveSaid('Appareil déconnecté.')
  await expect(phones).toHaveCount(1)
  await section.getByRole('button', { name: 'Déconnecter tous les autres appareils' }).click()
  await expect(page).toHaveSaid('Tous les autres appareils sont déconnectés.')
  await expect(section.getByRole('listitem')).toHaveCount(1)
  expect(await isRefreshed(phone, keys.anonKey)).toBe(false)
  expect(await isRefreshed(tablet, keys.anonKey)).toBe(false)
})

// S8-identities
test('what a third party brings back on the address is said in a sentence', async ({
  page,
  learner,
}) => {
  for (const [code, sentence] of [
    ['identity_already_exists', 'Ce compte extérieur est déjà relié à un compte Slovo.'],
    ['identity_not_found', 'Ce compte extérieur n’est pas relié au vôtre. Rechargez la page.'],
    ['single_identity_not_deletable', 'C’est votre seule façon de vous connecter'],
  ] as const) {
    await page.goto(`/account/return?way=identity&error=x&error_code=${code}`)
    await expect(page).toHaveURL(`${siteUrl}/account?refused=${code}#content`)
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible()
  }
  const identities = sectionOf(page, 'identities')
  await expect(identities.getByText(learner.email)).toBeVisible()
  await expect(identities.getByRole('button')).toHaveCount(0)
})

const sectionOf = (page: Page, id: string) => page.locator(`section#${id}`)

/** Follows the mail that asks this address whether it agrees to the change. */
async function confirmChange(page: Page, email: string) {
  let link = ''
  await expect
    .poll(async () => {
      link = await linkOfMail(backendUrl, email)
      return link
    })
    .toContain('email_change')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Changer d’adresse e-mail' })).toBeVisible()
  await page.getByRole('link', { name: 'Confirmer le changement' }).click()
}

async function signInElsewhere({ email, password }: Account, apikey: string) {
  const answer = await fetch(`${backendUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {
      apikey,
      'content-type': 'application/json',
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  const session: { refresh_token: string } = await answer.json()
  return session
}

async function isRefreshed({ refresh_token }: { refresh_token: string }, apikey: string) {
  const place = '/auth/v1/token?grant_type=refresh_token'
  return (await post(backendUrl, place, apikey, { refresh_token })).status === 200
}
