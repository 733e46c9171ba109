import { newAddress } from './accounts.ts'
import { totpCode } from './authenticator-app.ts'
import { expect, test } from './journey.ts'

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
  await expect(factors.getByText('Ce code n’est pas bon.')).toBeVisible()
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
