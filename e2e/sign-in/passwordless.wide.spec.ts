import type { Page } from '@playwright/test'
import { linkOfMail, newAddress } from '../people/accounts.ts'
import { plugInKey } from '../people/security-key.ts'
import { expectGoodOnAnyScreen } from '../screens/good-screen.ts'
import { backendUrl, expect, test } from '../site/journey.ts'

test('the code of a mail signs in, and opens an account where there is none', async ({ page }) => {
  const email = newAddress()
  await askForMail(page, email)
  await expectGoodOnAnyScreen(page, 'the question for the code of a mail')

  await page.getByLabel('Code reçu par e-mail').fill('000000')
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveSaid(/Ce code est faux ou n’est plus valable/)
  await page.getByLabel('Code reçu par e-mail').fill(await codeOfMail(email))
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveSaid('Vous êtes bien connecté')
  await expect(page.getByRole('heading', { name: 'Mon dictionnaire' })).toBeVisible()
})

// S2-callback
test('the link of a mail signs in without a password', async ({ page, visitor }) => {
  await askForMail(page, visitor.email)
  const hasLink = async () => (await mailOf(visitor.email))?.subject
  await expect.poll(hasLink).toBe('Votre lien de connexion à Slovo')
  await page.goto(await linkOfMail(backendUrl, visitor.email))
  await page.getByRole('link', { name: 'Confirmer' }).click()
  await expect(page).toHaveSaid('Vous êtes bien connecté')
  await expect(page.getByRole('heading', { name: 'Mon dictionnaire' })).toBeVisible()
})

test('a passkey signs in at one touch', async ({ page, context, learner }) => {
  await plugInKey(context, page)
  await page.goto('/')
  await addPasskey(page, learner.accessToken)

  await context.clearCookies()
  await page.goto('/signin?next=%2Fdictionary')
  await page.getByRole('button', { name: 'Clé d’accès' }).click()
  await expect(page).toHaveSaid('Vous êtes bien connecté')
  await expect(page.getByRole('heading', { name: 'Mon dictionnaire' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible()
})

async function askForMail(page: Page, email: string) {
  await page.goto('/signin?next=%2Fdictionary')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Recevoir un lien sans mot de passe' }).click()
  await expect(page.getByRole('heading', { name: 'Regardez vos e-mails' })).toBeVisible()
}

interface KeptMail {
  to: string
  subject: string
  text: string
}

async function mailOf(email: string): Promise<KeptMail | undefined> {
  const mails: KeptMail[] = await (await fetch(`${backendUrl}/mail/mails.json`)).json()
  return mails.find(({ to }) => to === email)
}

async function codeOfMail(email: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      code = /^\d{6}$/m.exec((await mailOf(email))?.text ?? '')?.[0] ?? ''
      return code
    })
    .not.toBe('')
  return code
}

/** The account page does the same with the client. */
function addPasskey(page: Page, token: string) {
  return page.evaluate(
    async ({ token, backendUrl }) => {
      const ask = async (place: string, body: object) => {
        const answer = await fetch(`${backendUrl}/auth/v1/passkeys/registration/${place}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        if (!answer.ok) throw new Error(await answer.text())
        return answer.json()
      }
      const { challenge_id, options } = await ask('options', {})
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
      const credential = await navigator.credentials.create({ publicKey })
      await ask('verify', { challenge_id, credential })
    },
    { token, backendUrl },
  )
}
