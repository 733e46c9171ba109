import * as openid from 'openid-client'
import type { authService } from './auth-service.ts'

type Service = Awaited<ReturnType<typeof authService>>
type Person = Awaited<ReturnType<Service['makePerson']>>
type Registration = Parameters<Service['operator']['auth']['admin']['oauth']['createClient']>[0]

export const CALLBACK = 'https://app.example.com/callback'

/** An application as a developer builds one, with a library for OpenID Connect, against our own address. */
export async function oauthApplication(service: Service, given: Partial<Registration> = {}) {
  const { data: registered, error } = await service.operator.auth.admin.oauth.createClient({
    client_name: 'Word cards',
    redirect_uris: [CALLBACK, `${CALLBACK}?from=slovo`],
    ...given,
  })
  if (error) throw error
  const { client_id: id, client_secret: secret } = registered
  const config = await openid.discovery(
    new URL(`${service.url}/auth/v1`),
    id,
    { id_token_signed_response_alg: 'ES256' },
    authenticationOf(registered.token_endpoint_auth_method, secret),
    { execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks] },
  )

  return {
    id,
    secret,
    config,
    /** Sends a user to the consent page; `authorizationId` is what the consent page gets. */
    async ask(parameters: Record<string, string> = {}) {
      const [verifier, state, nonce] = [
        openid.randomPKCECodeVerifier(),
        openid.randomState(),
        openid.randomNonce(),
      ]
      const address = openid.buildAuthorizationUrl(config, {
        redirect_uri: registered.redirect_uris[0] ?? '',
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...parameters,
      })
      const answer = await fetch(address, { redirect: 'manual' })
      const page = new URL(answer.headers.get('location') ?? 'about:blank')
      return {
        page,
        authorizationId: page.searchParams.get('authorization_id') ?? '',
        /** The person came back to this address: the application gets its tokens. */
        receive: (redirectUrl: string) =>
          openid.authorizationCodeGrant(config, new URL(redirectUrl), {
            pkceCodeVerifier: verifier,
            expectedState: state,
            ...((parameters.scope ?? 'openid').includes('openid') && { expectedNonce: nonce }),
          }),
        verifier,
      }
    },
    /** The whole flow: a user gives the application access. */
    async enter(person: Pick<Person, 'client'>, parameters?: Record<string, string>) {
      const asked = await this.ask(parameters)
      const { data, error } = await person.client.auth.oauth.approveAuthorization(
        asked.authorizationId,
      )
      if (error) throw error
      return asked.receive(data.redirect_url)
    },
    refresh: (token: string) => openid.refreshTokenGrant(config, token),
  }
}

function authenticationOf(method: string, secret = '') {
  if (method === 'none') return openid.None()
  return method === 'client_secret_post'
    ? openid.ClientSecretPost(secret)
    : openid.ClientSecretBasic(secret)
}
