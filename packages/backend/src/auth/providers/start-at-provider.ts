import type { ClientDevice } from '../http/auth-env.ts'
import type { Limits } from '../limits/limits.ts'
import { readChallenge } from '../sessions/flow-challenge.ts'
import type { OauthClients } from './oauth-client.ts'
import { type OauthFlowServices, startOauthFlow } from './oauth-flows.ts'

/** Parameters that are not for the provider. */
const OURS = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'invite_token',
  'skip_http_redirect',
  'apikey',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
])

export interface ProviderFlowServices extends OauthFlowServices {
  limits: Limits
  oauth: OauthClients
}

interface ProviderRequest {
  query: Record<string, string>
  redirectTo: string
  device: ClientDevice
  /** The account that gets the identity; otherwise the user is signed in. */
  linkTo?: string
}

/** Starts a flow; returns the URL at the provider. */
export async function startAtProvider(
  services: ProviderFlowServices,
  { query, redirectTo, device, linkTo }: ProviderRequest,
): Promise<string> {
  const { limits, oauth } = services
  await limits.countRequest(device, 'authorize')
  const { provider = '', scopes, code_challenge, code_challenge_method, ...rest } = query
  await oauth.requireProvider(provider)
  const challenge = readChallenge({
    code_challenge: code_challenge || undefined,
    code_challenge_method: code_challenge_method || undefined,
  })
  const extra = Object.fromEntries(Object.entries(rest).filter(([name]) => !OURS.has(name)))

  const state = await startOauthFlow(services, { provider, redirectTo, challenge, linkTo })
  return oauth.startAt(provider, { state, scopes, extra })
}
