import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { unsealText } from '../../kernel/keys/sealed-text.ts'
import { secondsBefore } from '../../kernel/times.ts'
import { findAccount } from '../accounts/account-rows.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { answerSession } from '../http/answer-session.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { takeSignUpPassword } from '../passwords/sign-up-passwords.ts'
import { sessionErrors } from '../sessions/errors.ts'
import { finishFlow } from '../sessions/flow-states.ts'
import { deviceOf, startSession } from '../sessions/sessions.ts'
import { joinSamlSession } from '../sso/saml-sessions.ts'

const Exchange = z.object({ auth_code: optionalText, code_verifier: optionalText })

/** `grant_type=pkce`: the code of a followed link, by the client that asked for the link. */
export async function exchangeCode(parts: AuthParts, c: Context) {
  const { auth_code: code, code_verifier: verifier } = readBody(c, Exchange)
  if (!code || !verifier) {
    throw requestErrors.validationFailed(
      'invalid request: both auth code and code verifier should be non-empty',
    )
  }
  const issuedAfter = secondsBefore(parts.now(), parts.settings.auth.flowStateExpiry)
  const { session, flow } = await parts.database.transaction(async (tx) => {
    const flow = await finishFlow(tx, { code, verifier, issuedAfter })
    const found = await findAccount(tx, flow.userId)
    if (!found) throw sessionErrors.flowStateNotFound()
    const account = await takeSignUpPassword(tx, found, flow.sign_up_password)
    const { method } = flow
    const [id, device] = [randomUUID(), deviceOf(c, parts)]
    const session = await startSession(parts, tx, account, { id, method, device })
    if (method === 'sso/saml') await joinSamlSession(tx, { flowId: flow.id, sessionId: id })
    return { session, flow }
  })
  const { provider_access_token: token, provider_refresh_token: refresh } = flow
  return answerSession(c, session, {
    ...(token && { provider_token: await unseal(parts, token) }),
    ...(refresh && { provider_refresh_token: await unseal(parts, refresh) }),
  })
}

function unseal({ settings }: AuthParts, sealed: string) {
  return unsealText(settings.jwtSecret, 'provider-token', sealed)
}
