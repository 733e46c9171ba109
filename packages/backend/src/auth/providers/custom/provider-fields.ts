import { z } from 'zod'
import { requestErrors } from '../../errors/request-errors.ts'

const short = z.string().min(1).max(255)
const texts = z.array(z.string().min(1).max(255)).max(100)
const address = z.string().max(2048)

/** What may be said of a custom provider when it is added, and changed later. */
export const ProviderFields = z.object({
  name: short.nullish(),
  client_id: z.string().min(1).max(1024).nullish(),
  client_secret: z.string().min(1).max(4096).nullish(),
  acceptable_client_ids: texts.nullish(),
  scopes: texts.nullish(),
  pkce_enabled: z.boolean().nullish(),
  /** Which of the provider's claims stands for ours. */
  attribute_mapping: z.record(short, short).nullish(),
  custom_claims_allowlist: texts.nullish(),
  authorization_params: z.record(short, z.string().max(2048)).nullish(),
  enabled: z.boolean().nullish(),
  email_optional: z.boolean().nullish(),
  issuer: address.nullish(),
  discovery_url: address.nullish(),
  skip_nonce_check: z.boolean().nullish(),
  authorization_url: address.nullish(),
  token_url: address.nullish(),
  userinfo_url: address.nullish(),
  jwks_uri: address.nullish(),
})

type Given = z.output<typeof ProviderFields>
export type ProviderFields = { [Name in keyof Given]: Settled<Name> }
type Settled<Name extends keyof Given> = Name extends Address
  ? string | null
  : NonNullable<Given[Name]>
type Address = (typeof ADDRESSES)[number]

const ADDRESSES = [
  ...(['issuer', 'discovery_url', 'authorization_url', 'token_url'] as const),
  ...(['userinfo_url', 'jwks_uri'] as const),
] as const

/** The provider as it would be: with what was there before, and defaults. */
export function withFields(
  given: Given,
  before?: Required<ProviderFields>,
): Required<ProviderFields> {
  return {
    name: given.name ?? before?.name ?? '',
    client_id: given.client_id ?? before?.client_id ?? '',
    client_secret: given.client_secret ?? before?.client_secret ?? '',
    acceptable_client_ids: given.acceptable_client_ids ?? before?.acceptable_client_ids ?? [],
    scopes: given.scopes ?? before?.scopes ?? [],
    pkce_enabled: given.pkce_enabled ?? before?.pkce_enabled ?? true,
    attribute_mapping: given.attribute_mapping ?? before?.attribute_mapping ?? {},
    custom_claims_allowlist: given.custom_claims_allowlist ?? before?.custom_claims_allowlist ?? [],
    authorization_params: given.authorization_params ?? before?.authorization_params ?? {},
    enabled: given.enabled ?? before?.enabled ?? true,
    email_optional: given.email_optional ?? before?.email_optional ?? false,
    skip_nonce_check: given.skip_nonce_check ?? before?.skip_nonce_check ?? false,
    issuer: given.issuer ?? before?.issuer ?? null,
    discovery_url: given.discovery_url ?? before?.discovery_url ?? null,
    authorization_url: given.authorization_url ?? before?.authorization_url ?? null,
    token_url: given.token_url ?? before?.token_url ?? null,
    userinfo_url: given.userinfo_url ?? before?.userinfo_url ?? null,
    jwks_uri: given.jwks_uri ?? before?.jwks_uri ?? null,
  }
}

export function requireWhole(type: 'oauth2' | 'oidc', fields: Required<ProviderFields>) {
  for (const name of ['name', 'client_id', 'client_secret'] as const) {
    if (!fields[name]) throw requestErrors.validationFailed(`${name} is required`)
  }
  const needed =
    type === 'oidc'
      ? (['issuer'] as const)
      : (['authorization_url', 'token_url', 'userinfo_url'] as const)
  for (const name of needed) {
    if (!fields[name]) throw requestErrors.validationFailed(`${name} is required for ${type}`)
  }
  for (const name of ADDRESSES) {
    const given = fields[name]
    if (given && !isSafeAddress(given))
      throw requestErrors.validationFailed(`${name} must be https`)
  }
}

/** Secrets are sent there: over https, or within this machine. */
function isSafeAddress(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
  )
}
