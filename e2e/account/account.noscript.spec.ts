import { codeOfSms, newAddress } from '../people/accounts.ts'
import { totpCode } from '../people/authenticator-app.ts'
import { backendUrl, expect, test } from '../site/journey.ts'

test('without script an account is changed, proved twice, and deleted', async ({
  page,
  learner,
}) => {
  await page.goto('/account')
  const email = newAddress()
  await page.getByLabel('Nouvelle adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Changer d’adresse' }).click()
  await expect(page.getByText('Nous vous avons envoyé un mail de confirmation')).toBeVisible()
  await expect(page.getByText(`Le changement vers ${email} attend`)).toBeVisible()

  await page.getByLabel('Mot de passe actuel').fill(learner.password)
  await page.getByLabel('Nouveau mot de passe').fill('un-tout-autre-secret')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByText('Mot de passe mis à jour avec succès')).toBeVisible()

  await page.getByRole('radio', { name: 'Le français' }).check()
  await page.locator('section#language').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Langue mise à jour.')).toBeVisible()

  const factors = page.locator('section#factors')
  await factors.getByRole('button', { name: 'Ajouter une application' }).click()
  const code = factors.getByLabel('Code à 6 chiffres')
  await code.fill('000000')
  await factors.getByRole('button', { name: 'Activer' }).click()
  await expect(factors.getByText('Ce code n’est pas le bon.')).toBeVisible()
  await code.fill(totpCode((await factors.locator('.factor-secret').textContent()) ?? ''))
  await factors.getByRole('button', { name: 'Activer' }).click()
  await expect(factors.locator('.recovery-codes code')).toHaveCount(10)

  await page.getByLabel('Pour confirmer, écrivez SUPPRIMER').fill('non')
  await page.getByRole('button', { name: 'Supprimer mon compte pour toujours' }).click()
  await expect(page.getByText('Écrivez SUPPRIMER en toutes lettres')).toBeVisible()
  await page.getByLabel('Pour confirmer, écrivez SUPPRIMER').fill('SUPPRIMER')
  await page.getByRole('button', { name: 'Supprimer mon compte pour toujours' }).click()
  await expect(page.getByText('Votre compte est supprimé.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible()
})

test('without script a phone becomes the second factor, and a key says what it needs', async ({
  page,
  learner,
}) => {
  await page.goto('/account')
  const section = page.locator('section#factors')
  const note = await section.locator('noscript').textContent()
  expect(note).toContain('Pour ajouter une clé de sécurité, activez JavaScript')
  await expect(section.getByRole('button', { name: 'Ajouter une clé' })).toHaveCount(0)
  const number = `+337${String(Math.random()).slice(2, 10).padEnd(8, '0')}`
  await section.getByLabel('Numéro de téléphone').fill(number)
  await section.getByRole('button', { name: 'Ajouter un téléphone' }).click()
  const first = await codeOfSms(backendUrl, number)
  await section.getByRole('button', { name: 'Renvoyer un code' }).click()
  await section.getByLabel('Code reçu par SMS').fill(await codeOfSms(backendUrl, number, first))
  await section.getByRole('button', { name: 'Activer' }).click()
  await expect(section.locator('.recovery-codes code')).toHaveCount(10)
  await expect(section.getByRole('button', { name: `Retirer ${number}` })).toBeVisible()
  expect(learner.email).toContain('@')
})
