import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import * as openid from 'openid-client'
import { z } from 'zod'
import type { CompleteSettings } from '../backend-settings.ts'
import { authErrors } from './auth-error.ts'
import { knownProvider, type Profile, readProfile } from './oauth-catalogue.ts'
import type { OauthProvider } from './oauth-settings.ts'
import { deriveSecret } from './secrets.ts'

const PATIENCE = 10_000
const Tokens = z.object({ access_token: z.string(), refresh_token: z.string().optional() })

export interface ProviderAnswer {
  profile: Profile
  accessToken: string
  refreshToken?: string
}

interface Start {
  state: string
  scopes?: string
  extra: Record<string, string>
}

/** The providers that the operator has named. The secrets of a flow follow from its state, for us alone. */
export function createOauthClients({ auth, issuer, jwtSecret }: CompleteSettings) {
  const redirectUri = `${issuer}/callback`
  const discovered = new Map<string, Promise<openid.Configuration>>()
  const verifierOf = (state: string) => deriveSecret(jwtSecret, 'oauth-verifier', state)
  const nonceOf = (state: string) => deriveSecret(jwtSecret, 'oauth-nonce', state)

  function requireProvider(name: string) {
    const given = Object.hasOwn(auth.providers, name) ? auth.providers[name] : undefined
    if (!given) throw authErrors.unsupportedProvider()
    return { name, ...knownProvider(name, given.url), ...withoutGaps(given) }
  }
  type Provider = ReturnType<typeof requireProvider>

  /** Read once, and again after a failure. */
  function configurationOf(provider: Provider & { issuer: string }) {
    const reading = discovered.get(provider.name) ?? discover(provider)
    discovered.set(provider.name, reading)
    reading.catch(() => discovered.delete(provider.name))
    return reading
  }

  async function startAt(name: string, { state, scopes, extra }: Start): Promise<string> {
    const provider = requireProvider(name)
    const scope = [...new Set([...provider.scopes.split(' '), ...(scopes?.split(/[ ,]+/) ?? [])])]
    const parameters = {
      ...extra,
      client_id: provider.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: scope.filter(Boolean).join(' '),
      state,
      code_challenge: await openid.calculatePKCECodeChallenge(verifierOf(state)),
      code_challenge_method: 'S256',
      ...(provider.responseMode && { response_mode: provider.responseMode }),
    }
    if (isOpenId(provider)) {
      const configuration = await configurationOf(provider)
      const nonce = nonceOf(state)
      return openid.buildAuthorizationUrl(configuration, { ...parameters, nonce }).href
    }
    const url = new URL(provider.authorizationUrl ?? '')
    for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value)
    return url.href
  }

  async function finishAt(name: string, answer: URLSearchParams): Promise<ProviderAnswer> {
    const provider = requireProvider(name)
    return isOpenId(provider) ? finishOpenId(provider, answer) : finishPlain(provider, answer)
  }

  async function finishOpenId(provider: Provider & { issuer: string }, answer: URLSearchParams) {
    const configuration = await configurationOf(provider)
    const state = answer.get('state') ?? ''
    const tokens = await openid.authorizationCodeGrant(
      configuration,
      new URL(`${redirectUri}?${answer}`),
      {
        pkceCodeVerifier: verifierOf(state),
        expectedState: state,
        expectedNonce: nonceOf(state),
        idTokenExpected: true,
      },
    )
    const claims = tokens.claims()
    const more =
      claims && claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {}
    return present(provider, { ...claims, ...more }, tokens)
  }

  async function finishPlain(provider: Provider, answer: URLSearchParams) {
    const state = answer.get('state') ?? ''
    const deviceId = answer.get('device_id')
    const tokens = Tokens.parse(
      await readJson(provider.tokenUrl ?? '', {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: answer.get('code') ?? '',
          redirect_uri: redirectUri,
          client_id: provider.clientId,
          client_secret: provider.secret,
          code_verifier: verifierOf(state),
          ...(deviceId && { device_id: deviceId, state }),
        }),
      }),
    )
    const { name, clientId, userinfoUrl = '', hasEmails, scheme = 'Bearer' } = provider
    const headers = { authorization: `${scheme} ${tokens.access_token}`, 'user-agent': 'slovo' }
    const vkBody = { access_token: tokens.access_token, client_id: clientId }
    const asked =
      name === 'vk' ? { method: 'POST', body: new URLSearchParams(vkBody) } : { headers }
    const claims = await readJson(userinfoUrl, asked)
    const emails = hasEmails ? await readJson(`${userinfoUrl}/emails`, { headers }) : undefined
    return present(provider, claims, tokens, emails)
  }

  /** The claims of an ID token that an app got from the provider itself. */
  async function readIdToken(name: string, idToken: string): Promise<JWTPayload> {
    const provider = requireProvider(name)
    if (!isOpenId(provider)) throw authErrors.unsupportedProvider()
    const metadata = (await configurationOf(provider)).serverMetadata()
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri ?? ''), { timeoutDuration: PATIENCE })
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: metadata.issuer,
      audience: [provider.clientId, ...provider.acceptableClientIds],
      requiredClaims: ['sub', 'exp'],
    })
    return payload
  }

  return { requireProvider, startAt, finishAt, readIdToken }
}

export type OauthClients = ReturnType<typeof createOauthClients>

function isOpenId<Given extends { issuer?: string }>(
  provider: Given,
): provider is Given & { issuer: string } {
  return provider.issuer !== undefined
}

function discover({
  issuer,
  clientId,
  secret,
}: {
  issuer: string
  clientId: string
  secret: string
}) {
  const isOwnMachine = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(issuer)
  return openid.discovery(new URL(issuer), clientId, secret, undefined, {
    timeout: PATIENCE / 1000,
    ...(isOwnMachine && { execute: [openid.allowInsecureRequests] }),
  })
}

function present(
  { name }: { name: string },
  claims: unknown,
  tokens: z.output<typeof Tokens>,
  emails?: unknown,
): ProviderAnswer {
  const profile = readProfile(name, claims, emails)
  if (!profile) throw new Error(`${name} did not say who this is`)
  return { profile, accessToken: tokens.access_token, refreshToken: tokens.refresh_token }
}

async function readJson(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, {
    ...init,
    headers: { accept: 'application/json', ...init.headers },
    signal: AbortSignal.timeout(PATIENCE),
    redirect: 'error',
  })
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`)
  return answer.json()
}

function withoutGaps(provider: OauthProvider): OauthProvider {
  const { clientId, secret, acceptableClientIds, skipNonceCheck, ...rest } = provider
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  return { clientId, secret, acceptableClientIds, skipNonceCheck, ...Object.fromEntries(given) }
}
