import { z } from 'zod'
import { requestErrors } from '../../errors/request-errors.ts'

const short = z.string().min(1).max(255)
const strings = z.array(z.string().min(1).max(255)).max(100)
const url = z.string().max(2048)

/** The fields of a custom provider that an admin may set. */
export const ProviderFields = z.object({
  name: short.nullish(),
  client_id: z.string().min(1).max(1024).nullish(),
  client_secret: z.string().min(1).max(4096).nullish(),
  acceptable_client_ids: strings.nullish(),
  scopes: strings.nullish(),
  pkce_enabled: z.boolean().nullish(),
  /** Our claim names and the provider's claims that fill them. */
  attribute_mapping: z.record(short, short).nullish(),
  custom_claims_allowlist: strings.nullish(),
  authorization_params: z.record(short, z.string().max(2048)).nullish(),
  enabled: z.boolean().nullish(),
  email_optional: z.boolean().nullish(),
  issuer: url.nullish(),
  discovery_url: url.nullish(),
  skip_nonce_check: z.boolean().nullish(),
  authorization_url: url.nullish(),
  token_url: url.nullish(),
  userinfo_url: url.nullish(),
  jwks_uri: url.nullish(),
})

type Given = z.output<typeof ProviderFields>
export type ProviderFields = { [Name in keyof Given]: Settled<Name> }
type Settled<Name extends keyof Given> = Name extends Url ? string | null : NonNullable<Given[Name]>
type Url = (typeof URL_FIELDS)[number]

const URL_FIELDS = [
  'issuer',
  'discovery_url',
  'authorization_url',
  'token_url',
  'userinfo_url',
  'jwks_uri',
] as const

/** The provider after a change: given fields, else the earlier ones, else defaults. */
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

export function requireComplete(type: 'oauth2' | 'oidc', fields: Required<ProviderFields>) {
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
  for (const name of URL_FIELDS) {
    const given = fields[name]
    if (given && !isSafeUrl(given)) throw requestErrors.validationFailed(`${name} must be https`)
  }
}

/** Secrets are sent to these URLs: only over https, or within this machine. */
function isSafeUrl(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
  )
}
