import { Hono } from 'hono'
import { z } from 'zod'
import { accountErrors } from '../accounts/errors.ts'
import { recordAudit } from '../audit/audit.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { answerSession } from '../http/answer-session.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { requireUuid } from '../http/read-url.ts'
import type { Limits } from '../limits/limits.ts'
import { listFactors } from '../mfa/factors.ts'
import { requireUsedFactor } from '../mfa/require-used-factor.ts'
import { sessionErrors } from '../sessions/errors.ts'
import { requireSession, type SignedIn } from '../sessions/require-session.ts'
import type { RelyingPartySettings } from '../webauthn/relying-party.ts'
import { webauthnErrors } from './errors.ts'
import { listPasskeys, presentPasskey, removePasskey, renamePasskey } from './passkey-rows.ts'
import {
  finishRegistration,
  type RegistrationServices,
  startRegistration,
} from './register-passkey.ts'
import {
  finishPasskeySignIn,
  type PasskeySignInServices,
  startPasskeySignIn,
} from './sign-in-by-passkey.ts'

const Response = z.object({ challenge_id: optionalText, credential: z.unknown().optional() })
const Start = z.object({})
const Name = z.object({ friendly_name: optionalText })

interface PasskeyServices extends RegistrationServices, PasskeySignInServices {
  settings: RelyingPartySettings
  limits: Pick<Limits, 'countRequest'>
}

/** `/passkeys`: users manage their passkeys and sign in with them. */
export function passkeyRoutes(services: PasskeyServices) {
  const { database, limits, settings, now } = services
  const app = new Hono<SignedIn>()
  app.use(async (_, next) => {
    if (!settings.auth.passkeys.enabled) throw webauthnErrors.passkeysDisabled()
    await next()
  })

  app.post('/authentication/options', async (c) => {
    await limits.countRequest(c.var.device, 'passkey')
    readBody(c, Start)
    return c.json(await startPasskeySignIn(services))
  })
  app.post('/authentication/verify', async (c) => {
    await limits.countRequest(c.var.device, 'verify')
    const { challenge_id: challengeId, credential } = readBody(c, Response)
    const response = { challengeId, credential, device: c.var.device }
    return answerSession(c, await finishPasskeySignIn(services, response))
  })

  app.use(requireSession(services))
  const withFactor = requireUsedFactor(services)
  app.get('/', withFactor, async (c) => {
    return c.json((await listPasskeys(database, c.var.account.id)).map(presentPasskey))
  })
  app.patch('/:id', withFactor, async (c) => {
    const id = requireUuid(c.req.param('id'), 'passkey_id')
    const name = readBody(c, Name).friendly_name?.trim() ?? ''
    if (name.length < 1 || name.length > 120) {
      throw requestErrors.validationFailed('friendly_name has to have 1 to 120 characters')
    }
    const { account } = c.var
    const passkey = await database.transaction(async (tx) => {
      await recordAudit(tx, { action: 'passkey_updated', account, now: now() })
      const renamed = await renamePasskey(tx, { id, userId: account.id, name, now: now() })
      if (!renamed) throw webauthnErrors.passkeyNotFound(404)
      return renamed
    })
    return c.json(presentPasskey(passkey))
  })
  app.delete('/:id', withFactor, async (c) => {
    const id = requireUuid(c.req.param('id'), 'passkey_id')
    const { account } = c.var
    await database.transaction(async (tx) => {
      await recordAudit(tx, { action: 'passkey_deleted', account, now: now() })
      const isRemoved = await removePasskey(tx, { id, userId: account.id })
      if (!isRemoved) throw webauthnErrors.passkeyNotFound(404)
    })
    return c.body(null, 204)
  })

  app.use('/registration/*', async (c, next) => {
    const { account, session } = c.var
    if (account.is_anonymous) throw accountErrors.anonymousNotAllowed()
    if (account.is_sso_user) throw webauthnErrors.passkeyOfSso()
    const factors = await listFactors(database, [account.id])
    if (session.aal === 'aal1' && factors.some(({ status }) => status === 'verified')) {
      throw sessionErrors.insufficientAal(403, 'AAL2 required to register a passkey')
    }
    await next()
  })
  app.post('/registration/options', async (c) => {
    readBody(c, Start)
    return c.json(await startRegistration(services, c.var.account))
  })
  app.post('/registration/verify', async (c) => {
    const { challenge_id: challengeId, credential } = readBody(c, Response)
    const given = { challengeId, credential }
    return c.json(presentPasskey(await finishRegistration(services, c.var.account, given)))
  })
  return app
}
