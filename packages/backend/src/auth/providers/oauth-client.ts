import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import * as openid from 'openid-client'
import { z } from 'zod'
import { deriveSecret } from '../../kernel/keys/secrets.ts'
import type { AuthServiceSettings } from '../service-settings.ts'
import { keepClaims, renameClaims } from './custom/claims.ts'
import { providerErrors } from './errors.ts'
import { type Known, knownProvider, type Profile, readProfile } from './oauth-catalogue.ts'
import type { OauthProvider } from './settings.ts'

const PROVIDER_TIMEOUT = 10_000
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

/** A provider's configuration, from the catalogue, the settings or the database. */
export interface ProviderOptions extends Omit<Known, 'ownApiPath'> {
  name: string
  clientId: string
  secret: string
  acceptableClientIds: string[]
  skipNonceCheck: boolean
  /** A new version is discovered again. */
  version?: string
  discoveryUrl?: string
  jwksUrl?: string
  isPkceOff?: boolean
  /** Our claim names by the provider's, and the claims stored unchanged. */
  claimNames?: Record<string, string>
  keptClaims?: string[]
  /** Added to the authorization URL. */
  parameters?: Record<string, string>
}

type FindCustom = (name: string) => Promise<ProviderOptions | undefined>

/**
 * Clients of the providers in the settings and in the database. The secrets of a flow are derived from its state and the
 * server's secret.
 */
export function createOauthClients(
  { auth, issuer, jwtSecret }: AuthServiceSettings,
  findCustom: FindCustom,
) {
  const redirectUri = `${issuer}/callback`
  const discovered = new Map<string, Promise<openid.Configuration>>()
  const verifierOf = (state: string) => deriveSecret(jwtSecret, 'oauth-verifier', state)
  const nonceOf = (state: string) => deriveSecret(jwtSecret, 'oauth-nonce', state)

  async function requireProvider(name: string): Promise<ProviderOptions> {
    const given = Object.hasOwn(auth.providers, name) ? auth.providers[name] : undefined
    if (given) return { name, ...knownProvider(name, given.url), ...withoutGaps(given) }
    const custom = await findCustom(name)
    if (!custom) throw providerErrors.unsupportedProvider()
    return custom
  }
  type Provider = ProviderOptions

  /** Cached, except after a failure. */
  function configurationOf(provider: Provider & { issuer: string }) {
    const key = `${provider.name} ${provider.version ?? ''}`
    const reading = discovered.get(key) ?? discover(provider)
    discovered.set(key, reading)
    reading.catch(() => discovered.delete(key))
    return reading
  }

  async function startAt(name: string, { state, scopes, extra }: Start): Promise<string> {
    const provider = await requireProvider(name)
    const scope = [...new Set([...provider.scopes.split(' '), ...(scopes?.split(/[ ,]+/) ?? [])])]
    const parameters = {
      ...extra,
      ...provider.parameters,
      client_id: provider.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: scope.filter(Boolean).join(' '),
      state,
      ...(!provider.isPkceOff && {
        code_challenge: await openid.calculatePKCECodeChallenge(verifierOf(state)),
        code_challenge_method: 'S256',
      }),
      ...(provider.responseMode && { response_mode: provider.responseMode }),
    }
    if (isOpenId(provider)) {
      const configuration = await configurationOf(provider).catch((cause) => {
        throw Object.assign(providerErrors.providerUnreachable(name), { cause })
      })
      const nonce = nonceOf(state)
      return openid.buildAuthorizationUrl(configuration, { ...parameters, nonce }).href
    }
    const url = new URL(provider.authorizationUrl ?? '')
    for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value)
    return url.href
  }

  async function finishAt(name: string, answer: URLSearchParams): Promise<ProviderAnswer> {
    const provider = await requireProvider(name)
    return isOpenId(provider) ? finishOpenId(provider, answer) : finishPlain(provider, answer)
  }

  async function finishOpenId(provider: Provider & { issuer: string }, answer: URLSearchParams) {
    const configuration = await configurationOf(provider)
    const state = answer.get('state') ?? ''
    const tokens = await openid.authorizationCodeGrant(
      configuration,
      new URL(`${redirectUri}?${answer}`),
      {
        ...(!provider.isPkceOff && { pkceCodeVerifier: verifierOf(state) }),
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
          ...(!provider.isPkceOff && { code_verifier: verifierOf(state) }),
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

  /** The verified claims of an ID token that an app got from the provider. */
  async function readIdToken(name: string, idToken: string): Promise<JWTPayload> {
    const provider = await requireProvider(name)
    if (!isOpenId(provider)) throw providerErrors.unsupportedProvider()
    const metadata = (await configurationOf(provider)).serverMetadata()
    const jwksUrl = provider.jwksUrl ?? metadata.jwks_uri ?? ''
    const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: PROVIDER_TIMEOUT })
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
  discoveryUrl = issuer,
  clientId,
  secret,
}: ProviderOptions & { issuer: string }) {
  const isOwnMachine = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(issuer)
  return openid.discovery(new URL(discoveryUrl), clientId, secret, undefined, {
    timeout: PROVIDER_TIMEOUT / 1000,
    ...(isOwnMachine && { execute: [openid.allowInsecureRequests] }),
  })
}

function present(
  provider: ProviderOptions,
  claims: unknown,
  tokens: z.output<typeof Tokens>,
  emails?: unknown,
): ProviderAnswer {
  const profile = profileFrom(provider, claims, emails)
  if (!profile) throw new Error(`${provider.name} returned no user`)
  return { profile, accessToken: tokens.access_token, refreshToken: tokens.refresh_token }
}

/** The user's profile from the provider's claims. */
export function profileFrom(
  { name, claimNames = {}, keptClaims = [] }: ProviderOptions,
  claims: unknown,
  emails?: unknown,
): Profile | undefined {
  const profile = readProfile(name, renameClaims(claims, claimNames), emails)
  return profile && { ...profile, data: { ...profile.data, ...keepClaims(claims, keptClaims) } }
}

async function readJson(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, {
    ...init,
    headers: { accept: 'application/json', ...init.headers },
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT),
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
