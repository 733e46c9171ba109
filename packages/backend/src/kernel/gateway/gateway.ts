import type { Context, Env, Hono, MiddlewareHandler } from 'hono'
import { jsonError } from '../http/error-writer.ts'
import { ProtocolError } from '../http/protocol-error.ts'
import {
  type ApiKeys,
  authorizedToken,
  effectiveToken,
  isKnownKey,
  isOperatorKey,
} from './api-keys.ts'
import type { Admission, Bearer, GatewayEnv } from './caller.ts'
import { allowOtherOrigins } from './cors.ts'
import { matchPaths } from './match-paths.ts'
import { TokenError } from './token-error.ts'

/** One protocol, as it is mounted behind the gateway. Its paths begin behind `path`; `*` stands for any text. */
export interface Protocol {
  /** `/auth/v1` */
  path: string
  /** Paths that are reached without an API key: links of mails, files of public buckets. */
  openPaths?: readonly string[]
  /** Paths on which a plain `OPTIONS` is a request of the protocol's own. */
  optionsPaths?: readonly string[]
  /** A token in `apikey` names the project here, and never the caller. */
  ignoresTokenInApiKey?: boolean
}

/** Mounts a protocol: browsers of all origins may call it, and its routes know who calls. */
export function mountProtocol<RoutesEnv extends Env>(
  app: Hono<GatewayEnv>,
  gateway: GatewaySettings,
  protocol: Protocol,
  routes: Hono<RoutesEnv>,
) {
  const optionsPaths = (protocol.optionsPaths ?? []).map((path) => protocol.path + path)
  app.use(`${protocol.path}/*`, allowOtherOrigins(optionsPaths), admit(protocol, gateway))
  app.route(protocol.path, routes)
}

interface GatewaySettings {
  keys: ApiKeys
  checkToken: (token: string) => Promise<Bearer>
}

/** Finds out who calls, before a protocol sees the request; never refuses a token itself. */
function admit(
  { path, openPaths = [], ignoresTokenInApiKey }: Protocol,
  { keys, checkToken }: GatewaySettings,
): MiddlewareHandler<GatewayEnv> {
  const isOpen = matchPaths(openPaths.map((open) => path + open))
  const findToken = ignoresTokenInApiKey ? authorizedToken : effectiveToken

  return async (c, next) => {
    if (isOperatorKey(keys, c.req.query('apikey'))) {
      return writeGatewayError(gatewayErrors.serviceKeyInUrl(), c)
    }
    const apiKey = apiKeyOf(c)
    if (keys.requireApiKey && !isOpen(c.req.path) && !isKnownKey(keys, apiKey)) {
      return writeGatewayError(gatewayErrors.noApiKey(), c)
    }
    const token = findToken(keys, c.req.header('authorization'), apiKey)
    c.set('admission', token === undefined ? {} : await admissionOf(token))
    await next()
  }

  async function admissionOf(token: string): Promise<Admission> {
    try {
      return { bearer: await checkToken(token) }
    } catch (error) {
      if (error instanceof TokenError) return { refusal: error }
      throw error
    }
  }
}

function apiKeyOf(c: Context): string | undefined {
  return c.req.header('apikey') ?? c.req.query('apikey')
}

/** What the gateway refuses before any protocol sees the request. */
const gatewayErrors = {
  serviceKeyInUrl: () =>
    new ProtocolError(401, 'service_key_in_url', 'The service key is not accepted in an address', {
      fields: { hint: 'Send it as the `apikey` request header: addresses end up in logs.' },
    }),
  noApiKey: () =>
    new ProtocolError(401, 'no_api_key', 'No API key found in request', {
      fields: { hint: 'No `apikey` request header or url param was found.' },
    }),
}

/** The shape of errors of Supabase's gateway. */
function writeGatewayError({ status, message, fields }: ProtocolError, c: Context) {
  return jsonError(c, status, { message, ...fields })
}
