import type { Database, Queries } from '@slovo/database'
import { secondsAfter } from '../../kernel/times.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import { sessionFragment } from '../http/redirect-to-site.ts'
import { sessionErrors } from '../sessions/errors.ts'
import { type OauthFlow, removeFlow } from '../sessions/provider-flows.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { providerErrors } from './errors.ts'
import { findOrAdopt, linkTo, type OauthAccountServices } from './oauth-accounts.ts'
import type { OauthClients, ProviderAnswer } from './oauth-client.ts'
import { issueOauthCode } from './oauth-flows.ts'

export interface CallbackServices extends OauthAccountServices {
  database: Database
  settings: { jwtSecret: string; auth: { disableSignup: boolean; oauthFlowExpiry: number } }
  oauth: OauthClients
  sessions: Pick<Sessions, 'start'>
}

interface Callback {
  flow: OauthFlow
  parameters: URLSearchParams
  device: ClientDevice
}

/** Signs the user in or links the provider; returns a code for the site, or a session if the flow has no challenge. */
export async function finishProviderFlow(
  services: CallbackServices,
  { flow, parameters, device }: Callback,
): Promise<{ query?: Record<string, string>; fragment?: Record<string, string> }> {
  const { settings, database, oauth, sessions, now } = services
  if (secondsAfter(flow.created_at, settings.auth.oauthFlowExpiry) <= now()) {
    throw sessionErrors.flowStateExpired()
  }
  const error = parameters.get('error')
  if (error) throw providerErrors.providerRefused(parameters.get('error_description') ?? error)
  if (!parameters.get('code')) throw providerErrors.badOauthCallback()
  const answer = await oauth.finishAt(flow.provider_type, parameters)

  return database.transaction(async (tx) => {
    const account = await requireAccountOf(services, tx, flow, answer)
    if (flow.code_challenge) {
      const code = await issueOauthCode(services, tx, { flow, userId: account.id, answer })
      return { query: { code } }
    }
    await removeFlow(tx, flow.id)
    const session = await sessions.start(tx, account, { method: 'oauth', device })
    return {
      fragment: sessionFragment(session, {
        provider_token: answer.accessToken,
        ...(answer.refreshToken && { provider_refresh_token: answer.refreshToken }),
      }),
    }
  })
}

async function requireAccountOf(
  services: CallbackServices,
  tx: Queries,
  flow: OauthFlow,
  { profile }: ProviderAnswer,
) {
  const provider = flow.provider_type
  const { emailOptional } = await services.oauth.requireProvider(provider)
  const arrival = { provider, profile, isEmailOptional: emailOptional === true }
  return flow.linking_target_id
    ? linkTo(services, tx, flow.linking_target_id, arrival)
    : findOrAdopt(services, tx, arrival)
}
