import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { z } from 'zod'
import { hashSecret, makeSecret } from '../../../kernel/keys/secrets.ts'
import { requestErrors } from '../../errors/request-errors.ts'
import { optionalText } from '../../http/read-body.ts'
import type { ClientAuthentication, OauthClient } from './clients.ts'

const stringList = z.array(z.string()).nullish()

/** The fields of a client that an admin or the client itself may set. */
export const ClientFields = z.object({
  redirect_uris: stringList,
  grant_types: stringList,
  client_name: z.string().nullish(),
  client_uri: z.string().nullish(),
  logo_uri: z.string().nullish(),
  client_type: optionalText,
  token_endpoint_auth_method: optionalText,
})
export type GivenClient = z.output<typeof ClientFields>

const GRANTS = ['authorization_code', 'refresh_token']
const METHODS: ClientAuthentication[] = ['client_secret_basic', 'client_secret_post', 'none']

/** Stores a new client. Its secret is returned only here; public clients have none. */
export async function registerClient(
  queries: Queries,
  given: GivenClient,
  { type, now }: { type: 'dynamic' | 'manual'; now: Date },
): Promise<{ client: OauthClient; secret?: string }> {
  checkFields(given)
  if (!given.redirect_uris) throw requestErrors.validationFailed('redirect_uris is required')
  const method = methodOf(given)
  const secret = method === 'none' ? undefined : makeSecret()
  const { rows } = await queries.query<OauthClient>(
    `insert into auth.oauth_clients (
       id, registration_type, redirect_uris, grant_types, client_name, client_uri, logo_uri,
       client_type, token_endpoint_auth_method, client_secret_hash, created_at, updated_at
     ) values (:id, :type, :redirectUris, :grantTypes, :name, :uri, :logoUri, :clientType, :method,
       :secretHash, :now, :now) returning *`,
    {
      id: randomUUID(),
      type,
      redirectUris: given.redirect_uris.join(','),
      grantTypes: (given.grant_types ?? GRANTS).join(','),
      name: given.client_name || null,
      uri: given.client_uri || null,
      logoUri: given.logo_uri || null,
      clientType: method === 'none' ? 'public' : 'confidential',
      method,
      secretHash: secret && hashSecret(secret),
      now,
    },
  )
  const [client] = rows
  if (!client) throw new Error('The client was not stored')
  return { client, secret }
}

/** Replaces the secret; the old one becomes invalid. */
export async function renewSecret(queries: Queries, client: OauthClient, now: Date) {
  const secret = makeSecret()
  await queries.query(
    'update auth.oauth_clients set client_secret_hash = $2, updated_at = $3 where id = $1',
    [client.id, hashSecret(secret), now],
  )
  return { client: { ...client, updated_at: now }, secret }
}

export function checkFields(given: GivenClient) {
  const { redirect_uris: uris, grant_types: grants, client_name: name } = given
  if (uris && (uris.length === 0 || uris.length > 10)) {
    throw requestErrors.validationFailed('redirect_uris needs to have 1 to 10 items')
  }
  const invalid = uris?.find((uri) => !isRedirectUri(uri))
  if (invalid !== undefined) {
    throw requestErrors.validationFailed(`invalid redirect_uri '${invalid.slice(0, 200)}'`)
  }
  if (grants && (grants.length === 0 || !grants.every((grant) => GRANTS.includes(grant)))) {
    throw requestErrors.validationFailed(
      "grant_types must only contain 'authorization_code' and/or 'refresh_token'",
    )
  }
  if (name && name.length > 1024) {
    throw requestErrors.validationFailed('client_name cannot exceed 1024 characters')
  }
  requireWebUrl('client_uri', given.client_uri)
  requireWebUrl('logo_uri', given.logo_uri)
}

/** Shown to users as links and pictures, so only http and https. */
function requireWebUrl(name: string, text: string | null | undefined) {
  if (!text) return
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (!isWeb || text.length > 2048) {
    throw requestErrors.validationFailed(`${name} must be a valid URL`)
  }
}

/** The client's authentication method; the default of its type if none is given. */
export function methodOf({
  client_type: type,
  token_endpoint_auth_method: given,
}: GivenClient): ClientAuthentication {
  const method = METHODS.find((one) => one === given)
  if (given && !method) {
    throw requestErrors.validationFailed(`token_endpoint_auth_method must be one of: ${METHODS}`)
  }
  if (type && type !== 'public' && type !== 'confidential') {
    throw requestErrors.validationFailed("client_type must be 'public' or 'confidential'")
  }
  if (type && method && (type === 'public') !== (method === 'none')) {
    throw requestErrors.validationFailed(
      `token_endpoint_auth_method '${method}' is not for a ${type} client`,
    )
  }
  return method ?? (type === 'public' ? 'none' : 'client_secret_basic')
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/
/** A native app's scheme, named after a domain: `org.example.app:`. */
const PRIVATE_SCHEME = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/

/** Whether a URI can be registered: only the application itself can receive what is sent there. */
function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || text.length > 2048 || /[,#\s]/.test(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  if (protocol === 'http:') return LOOPBACK.test(hostname)
  return protocol === 'https:' || PRIVATE_SCHEME.test(protocol)
}
