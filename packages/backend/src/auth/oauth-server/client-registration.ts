import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { z } from 'zod'
import { hashSecret, makeSecret } from '../../kernel/keys/secrets.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { optionalText } from '../http/read-body.ts'
import type { ClientAuthentication, OauthClient } from './clients.ts'
import { isRedirectUri } from './redirect-uri.ts'

const list = z.array(z.string()).nullish()

/** What may be said of an application, by an operator or by itself. */
export const ClientFields = z.object({
  redirect_uris: list,
  grant_types: list,
  client_name: z.string().nullish(),
  client_uri: z.string().nullish(),
  logo_uri: z.string().nullish(),
  client_type: optionalText,
  token_endpoint_auth_method: optionalText,
})
export type GivenClient = z.output<typeof ClientFields>

const GRANTS = ['authorization_code', 'refresh_token']
const METHODS: ClientAuthentication[] = ['client_secret_basic', 'client_secret_post', 'none']

/** Keeps a new application. Its secret is shown this once; public ones have none. */
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
     ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) returning *`,
    [
      ...[randomUUID(), type, given.redirect_uris.join(','), (given.grant_types ?? GRANTS).join()],
      ...[given.client_name || null, given.client_uri || null, given.logo_uri || null],
      ...[method === 'none' ? 'public' : 'confidential', method],
      ...[secret ? hashSecret(secret) : null, now],
    ],
  )
  const [client] = rows
  if (!client) throw new Error('The application was not kept')
  return { client, secret }
}

/** The old secret is worth nothing from here on. */
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
  const odd = uris?.find((uri) => !isRedirectUri(uri))
  if (odd !== undefined) {
    throw requestErrors.validationFailed(`invalid redirect_uri '${odd.slice(0, 200)}'`)
  }
  if (grants && (grants.length === 0 || !grants.every((grant) => GRANTS.includes(grant)))) {
    throw requestErrors.validationFailed(
      "grant_types must only contain 'authorization_code' and/or 'refresh_token'",
    )
  }
  if (name && name.length > 1024) {
    throw requestErrors.validationFailed('client_name cannot exceed 1024 characters')
  }
  requireWebAddress('client_uri', given.client_uri)
  requireWebAddress('logo_uri', given.logo_uri)
}

/** Shown to people as links and pictures: nothing but the web. */
function requireWebAddress(name: string, text: string | null | undefined) {
  if (!text) return
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (!isWeb || text.length > 2048) {
    throw requestErrors.validationFailed(`${name} must be a valid URL`)
  }
}

/** How the application proves itself; by the type alone where nothing else is said. */
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
