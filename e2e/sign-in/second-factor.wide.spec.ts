import type { Page } from '@playwright/test'
import { type Account, post } from '../people/accounts.ts'
import { addAuthenticatorApp } from '../people/authenticator-app.ts'
import { plugInKey } from '../people/security-key.ts'
import { expectGoodOnAnyScreen } from '../screens/good-screen.ts'
import { backendUrl, expect, siteUrl, test } from '../site/journey.ts'

// S4-mfa
test('a user with an authenticator app is signed in only after its code', async ({
  page,
  visitor,
  keys,
}) => {
  const app = await addAuthenticatorApp(backendUrl, keys.anonKey, visitor)
  await givePassword(page, visitor, '/dictionary')
  await expect(page).toHaveURL(`${siteUrl}/signin/code?next=%2Fdictionary`)
  await expectGoodOnAnyScreen(page, 'the question for a code')
  await page.goto('/dictionary')
  await expect(page).toHaveURL(`${siteUrl}/signin/code?next=%2Fdictionary`)

  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveSaid(/Ce code n’est pas le bon/)
  await page.getByLabel('Code').fill(app.nextCode())
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveSaid('Vous êtes bien connecté')
  await expect(page.getByRole('heading', { name: 'Mon dictionnaire' })).toBeVisible()
})

test('a user who lost their app uses a recovery code, once', async ({ page, visitor, keys }) => {
  const app = await addAuthenticatorApp(backendUrl, keys.anonKey, visitor)
  const made = await post(
    backendUrl,
    '/rest/v1/rpc/make_recovery_codes',
    keys.anonKey,
    {},
    app.accessToken,
  )
  const [code] = await made.json()

  await givePassword(page, visitor, '/dictionary')
  await page.getByRole('link', { name: 'Utiliser un code de secours' }).click()
  await page.getByLabel('Code de secours').fill('faux-faux-faux-faux')
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveSaid(/Ce code de secours n’est pas le bon/)
  await page.getByLabel('Code de secours').fill(code)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveSaid(/La validation en deux étapes est désactivée/)
  await expect(page.getByRole('heading', { name: 'Mon dictionnaire' })).toBeVisible()
})

test('a security key is a second factor, once it has been touched', async ({
  page,
  context,
  visitor,
}) => {
  await plugInKey(context, page)
  await page.goto('/')
  await addSecurityKey(page, visitor.accessToken)
  await givePassword(page, visitor, '/dictionary')
  await page.getByRole('button', { name: 'Utiliser ma clé' }).click()
  await expect(page.getByRole('heading', { name: 'Mon dictionnaire' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible()
})

test('a user who cannot show their second factor leaves the session', async ({
  page,
  visitor,
  keys,
}) => {
  await addAuthenticatorApp(backendUrl, keys.anonKey, visitor)
  await givePassword(page, visitor, '/')
  await expect(page).toHaveURL(`${siteUrl}/signin/code`)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(`${siteUrl}/`)
  await page.goto('/signin/code')
  await expect(page).toHaveURL(`${siteUrl}/signin`)
})

async function givePassword(page: Page, { email, password }: Account, next: string) {
  await page.goto(`/signin?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { name: 'Confirmez que c’est vous' })).toBeVisible()
}

/** The client does the same. */
function addSecurityKey(page: Page, token: string) {
  return page.evaluate(
    async ({ token, backendUrl }) => {
      const ask = async (place: string, body: object) => {
        const answer = await fetch(`${backendUrl}/auth/v1/factors${place}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        if (!answer.ok) throw new Error(await answer.text())
        return answer.json()
      }
      const { id } = await ask('', { factor_type: 'webauthn', friendly_name: 'Bureau' })
      const challenge = await ask(`/${id}/challenge`, {})
      const options = challenge.webauthn.credential_options.publicKey
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
      const credential_response = await navigator.credentials.create({ publicKey })
      const webauthn = { type: 'create', credential_response }
      await ask(`/${id}/verify`, { challenge_id: challenge.id, webauthn })
    },
    { token, backendUrl },
  )
}
