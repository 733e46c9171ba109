import { newAddress } from '../people/accounts.ts'
import { backendUrl, expect, test } from '../site/journey.ts'

test('without script the code of a mail signs in, and a passkey is not offered', async ({
  page,
}) => {
  const email = newAddress()
  await page.goto('/signin?next=%2Fdictionary')
  await expect(page.getByRole('button', { name: 'Clé d’accès' })).toBeHidden()
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Recevoir un lien sans mot de passe' }).click()
  await page.getByLabel('Code reçu par e-mail').fill('000000')
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText(/Ce code est faux ou n’est plus valable/)).toBeVisible()

  let code = ''
  const findCode = async () => {
    const mails: { to: string; text: string }[] = await (
      await fetch(`${backendUrl}/mail/mails.json`)
    ).json()
    code = /^\d{6}$/m.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? ''
    return code
  }
  await expect.poll(findCode).not.toBe('')
  await page.getByLabel('Code reçu par e-mail').fill(code)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByRole('heading', { name: 'Mon dictionnaire' })).toBeVisible()
})
