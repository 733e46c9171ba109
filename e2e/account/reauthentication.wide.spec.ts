import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { post } from '../people/accounts.ts'
import { backendUrl, expect, signIn, test } from '../site/journey.ts'
import { startSite } from '../site/site-under-test.ts'
import { openAccount } from './account-page.ts'

test('a user who signed in long ago changes their password with a mailed code', async ({
  page,
  visitor,
  keys,
}) => {
  const backend = await startForgetfulBackend()
  const site = await startSite({
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
  })
  await signIn(page, visitor)
  await openAccount(page, `${site.url}/account`)
  const section = page.locator('section#password')
  const change = () => section.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await section.getByLabel('Mot de passe actuel').fill(visitor.password)
  await section.getByLabel('Nouveau mot de passe').fill('un-tout-autre-secret')
  await change()

  await expect(section.getByText('Nous vous avons envoyé un code par e-mail.')).toBeVisible()
  const code = section.getByLabel('Code reçu par e-mail')
  await expect(section.getByLabel('Nouveau mot de passe')).toHaveValue('un-tout-autre-secret')
  await code.fill('000000')
  await change()
  await expect(page).toHaveSaid('Erreur avec le mot de passe')
  await expect(section.getByText('Ce code n’est pas valable, ou plus.')).toBeVisible()
  await code.fill(await codeMailedTo(visitor.email))
  await change()
  await expect(page).toHaveSaid('Mot de passe mis à jour avec succès')
  await expect(code).toHaveCount(0)

  const signedIn = await post(backendUrl, '/auth/v1/token?grant_type=password', keys.anonKey, {
    email: visitor.email,
    password: 'un-tout-autre-secret',
  })
  expect(signedIn.status).toBe(200)
  await site.stop()
  await backend.stop()
})

/** The backend of the site under test, except that it takes every session for an old one: a day is too long to wait. */
async function startForgetfulBackend() {
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const isPasswordAlone = request.method === 'PUT' && !String(body).includes('"nonce"')
    if (isPasswordAlone && request.url?.startsWith('/auth/v1/user')) {
      response.writeHead(400, { 'content-type': 'application/json' })
      const refusal = { code: 400, error_code: 'reauthentication_needed', msg: 'Too old' }
      return response.end(JSON.stringify(refusal))
    }
    const answer = await fetch(backendUrl + request.url, {
      method: request.method,
      headers: headersOf(request),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    const type = answer.headers.get('content-type') ?? 'text/plain'
    response.writeHead(answer.status, { 'content-type': type })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function headersOf({ headers }: IncomingMessage) {
  const own = ['apikey', 'authorization', 'content-type', 'accept', 'prefer', 'accept-profile']
  return Object.fromEntries(
    own.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
  )
}

async function codeMailedTo(email: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const answer = await fetch(`${backendUrl}/mail/mails.json`)
      const mails: { to: string; text: string }[] = await answer.json()
      const isAsked = (text: string) => text.includes('Confirmez que c’est bien vous')
      const mail = mails.find(({ to, text }) => to === email && isAsked(text))
      code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
      return code
    })
    .not.toBe('')
  return code
}
