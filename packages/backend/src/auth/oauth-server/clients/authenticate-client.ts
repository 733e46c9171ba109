import type { Queries } from '@slovo/database'
import { hashSecret, isSameSecret } from '../../../kernel/keys/secrets.ts'
import { oauthError } from '../../errors/auth-error.ts'
import type { Parameters } from '../read-parameters.ts'
import { type ClientAuthentication, findClient, type OauthClient } from './clients.ts'

interface Credentials {
  id: string
  secret?: string
  method: ClientAuthentication
}

/**
 * The client of a token request; a confidential one authenticates with the method of its registration. RFC 6749, 5.2: a
 * client that tried the header gets 401 and the name of the scheme.
 */
export async function authenticateClient(
  queries: Queries,
  { authorization, parameters }: { authorization: string | undefined; parameters: Parameters },
): Promise<OauthClient> {
  const invalidClient = (description: string) =>
    oauthError('invalid_client', description, authorization === undefined ? 400 : 401)
  const given = readBasic(authorization) ?? readPosted(parameters)
  if (!given) throw invalidClient('Client authentication required')
  const client = await findClient(queries, given.id)
  if (!client || !isProved(client, given) || isContradicted(parameters, given)) {
    throw invalidClient('Invalid client credentials')
  }
  return client
}

function isProved(client: OauthClient, { secret, method }: Credentials) {
  if (client.token_endpoint_auth_method !== method) return false
  if (method === 'none') return true
  return isSameSecret(hashSecret(secret ?? ''), client.client_secret_hash ?? '')
}

/** Whether header and body name different clients. */
function isContradicted({ client_id: named }: Parameters, { id }: Credentials) {
  return named !== undefined && named !== id
}

/** RFC 6749, 2.3.1: id and secret are form-encoded before they are joined. */
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
