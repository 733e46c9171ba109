import { randomUUID } from 'node:crypto'
import type { Database } from '@slovo/database'
import { z } from 'zod'
import { unsealText } from '../../kernel/keys/sealed-text.ts'
import { secondsBefore } from '../../kernel/times.ts'
import { findAccount } from '../accounts/account-rows.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import { optionalText } from '../http/read-body.ts'
import { restoreSignUpPassword } from '../passwords/sign-up-passwords.ts'
import { sessionErrors } from '../sessions/errors.ts'
import { finishFlow } from '../sessions/flow-states.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { joinSamlSession } from '../sso/saml-sessions.ts'

export const CodeExchange = z.object({ auth_code: optionalText, code_verifier: optionalText })

export interface CodeExchangeServices {
  database: Database
  sessions: Sessions
  settings: { jwtSecret: string; auth: { flowStateExpiry: number } }
  now: () => Date
}

/** `grant_type=pkce`: the code of a followed link, from the client that asked for the link. */
export async function exchangeCode(
  { database, sessions, settings, now }: CodeExchangeServices,
  device: ClientDevice,
  { auth_code: code, code_verifier: verifier }: z.output<typeof CodeExchange>,
) {
  if (!code || !verifier) {
    throw requestErrors.validationFailed(
      'invalid request: both auth code and code verifier should be non-empty',
    )
  }
  const issuedAfter = secondsBefore(now(), settings.auth.flowStateExpiry)
  const { session, flow } = await database.transaction(async (tx) => {
    const flow = await finishFlow(tx, { code, verifier, issuedAfter })
    const found = await findAccount(tx, flow.userId)
    if (!found) throw sessionErrors.flowStateNotFound()
    const account = await restoreSignUpPassword(tx, found, flow.sign_up_password)
    const id = randomUUID()
    const { method } = flow
    const session = await sessions.start(tx, account, { id, method, device })
    if (method === 'sso/saml') await joinSamlSession(tx, { flowId: flow.id, sessionId: id })
    return { session, flow }
  })
  const { provider_access_token: token, provider_refresh_token: refresh } = flow
  const unseal = (sealed: string) => unsealText(settings.jwtSecret, 'provider-token', sealed)
  return {
    ...session,
    ...(token && { provider_token: await unseal(token) }),
    ...(refresh && { provider_refresh_token: await unseal(refresh) }),
  }
}
