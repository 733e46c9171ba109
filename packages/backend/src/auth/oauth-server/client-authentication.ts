import type { Context } from 'hono'
import { hashSecret, isSameSecret } from '../../kernel/keys/secrets.ts'
import type { AuthParts } from '../auth-parts.ts'
import { oauthError } from '../errors/oauth-error.ts'
import { type ClientAuthentication, findClient, type OauthClient } from './clients.ts'
import type { Parameters } from './read-parameters.ts'

interface Credentials {
  id: string
  secret?: string
  method: ClientAuthentication
}

/** Which application asks: a confidential one proves it in the way it is registered for. */
export async function authenticateClient(
  { database }: AuthParts,
  c: Context,
  parameters: Parameters,
): Promise<OauthClient> {
  const given = readBasic(c.req.header('authorization')) ?? readPosted(parameters)
  if (!given) throw invalidClient(c, 'Client authentication required')
  const client = await findClient(database, given.id)
  if (!client || !isProved(client, given) || isContradicted(parameters, given)) {
    throw invalidClient(c, 'Invalid client credentials')
  }
  return client
}

/** RFC 6749, 5.2: an application that tried the header gets a 401 that names the scheme. */
function invalidClient(c: Context, description: string) {
  const hasTried = c.req.header('authorization') !== undefined
  if (hasTried) c.header('www-authenticate', 'Basic realm="oauth"')
  return oauthError('invalid_client', description, hasTried ? 401 : 400)
}

function isProved(client: OauthClient, { secret, method }: Credentials) {
  if (client.token_endpoint_auth_method !== method) return false
  if (method === 'none') return true
  return isSameSecret(hashSecret(secret ?? ''), client.client_secret_hash ?? '')
}

/** A header and a body that name two applications. */
function isContradicted({ client_id: named }: Parameters, { id }: Credentials) {
  return named !== undefined && named !== id
}

/** RFC 6749, 2.3.1: both halves are encoded as in a form before they are put together. */
function readBasic(header: string | undefined): Credentials | undefined {
  const encoded = header?.match(/^basic +([A-Za-z0-9+/]+=*) *$/i)?.[1]
  if (!encoded) return undefined
  const [, id = '', secret = ''] =
    /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
  return { id: decodePart(id), secret: decodePart(secret), method: 'client_secret_basic' }
}

function decodePart(text: string) {
  return new URLSearchParams(`text=${text.replaceAll('&', '%26')}`).get('text') ?? ''
}

function readPosted({ client_id: id, client_secret: secret }: Parameters) {
  if (!id) return undefined
  const method: ClientAuthentication = secret ? 'client_secret_post' : 'none'
  return { id, secret, method }
}
