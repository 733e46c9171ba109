import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { CompleteSettings } from '../../backend-settings.ts'
import type { Bearer, GatewayEnv } from './caller.ts'
import { gatewayErrors, writeGatewayError } from './gateway-errors.ts'
import { TokenError } from './token-error.ts'

const OPEN_PATHS =
  /^\/(auth\/v1\/(verify|callback|authorize|sso\/saml\/|oauth\/(authorize$|token$|userinfo$|clients\/)|\.well-known\/)|storage\/v1\/(.*\/(public|sign)\/|s3(\/|$)))/

/** Finds out who asks, before any protocol looks at the request; never refuses a token itself. */
export function admit(
  settings: CompleteSettings,
  checkToken: (token: string) => Promise<Bearer>,
): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const apiKey = c.req.header('apikey') ?? c.req.query('apikey')
    if (isOperatorKey(settings, c.req.query('apikey'))) {
      return writeGatewayError(gatewayErrors.serviceKeyInUrl(), c)
    }
    if (settings.requireApiKey && !isOpen(c.req.path) && !isKnownKey(settings, apiKey)) {
      return writeGatewayError(gatewayErrors.noApiKey(), c)
    }

    const find = c.req.path.startsWith('/auth/v1/') ? authorizedBearer : effectiveBearer
    const token = find(settings, c.req.header('authorization'), apiKey)
    c.set('admission', token === undefined ? {} : await checked(token))
    await next()
  }

  async function checked(token: string) {
    try {
      return { bearer: await checkToken(token) }
    } catch (error) {
      if (error instanceof TokenError) return { refusal: error }
      throw error
    }
  }
}

/** Browsers of any site may ask: who may do what is decided by the token, never by a cookie. */
export function allowOtherOrigins(): MiddlewareHandler {
  const allow = cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'],
    exposeHeaders: EXPOSED,
    maxAge: 3600,
  })
  return async (c, next) => {
    // A plain OPTIONS is no browser's question: TUS clients ask so what the server can do.
    const isPlain = c.req.method === 'OPTIONS' && !c.req.header('access-control-request-method')
    if (isPlain && c.req.path.startsWith('/storage/v1/upload/')) return await next()
    return await allow(c, next)
  }
}

const EXPOSED = [
  ...['Content-Range', 'Content-Location', 'Range', 'Preference-Applied', 'X-Total-Count', 'Link'],
  ...['X-Supabase-Api-Version', 'Location', 'Upload-Offset', 'Upload-Length', 'Upload-Metadata'],
  ...['Upload-Defer-Length', 'Upload-Expires'],
  ...[
    'Tus-Resumable',
    'Tus-Version',
    'Tus-Extension',
    'Tus-Max-Size',
    'ETag',
    'x-relay-error',
    'sb-request-id',
  ],
  'x-sb-error-code',
]

/** The order is that of Supabase's gateway: a real token first, then what the api key stands for. */
export function effectiveBearer(
  settings: CompleteSettings,
  authorization?: string,
  apiKey?: string,
) {
  return authorizedBearer(settings, authorization, apiKey) ?? (apiKey || undefined)
}

/** The same for the authentication API: there a token in `apikey` names the project, and never who calls. */
function authorizedBearer(settings: CompleteSettings, authorization?: string, apiKey?: string) {
  const bearer = authorization?.match(/^bearer +(\S+) *$/i)?.[1]
  if (bearer && !bearer.startsWith('sb_')) return bearer
  if (isSame(apiKey, settings.secretKey)) return settings.serviceRoleKey
  if (isSame(apiKey, settings.publishableKey)) return settings.anonKey
  return undefined
}

function isOpen(path: string) {
  return OPEN_PATHS.test(path)
}

function isOperatorKey({ serviceRoleKey, secretKey }: CompleteSettings, apiKey?: string) {
  return isSame(apiKey, serviceRoleKey) || isSame(apiKey, secretKey)
}

export function isKnownKey(settings: CompleteSettings, apiKey?: string) {
  const { anonKey, serviceRoleKey, publishableKey, secretKey } = settings
  return [anonKey, serviceRoleKey, publishableKey, secretKey].some((key) => isSame(apiKey, key))
}

function isSame(given?: string, key?: string) {
  if (!given || !key) return false
  const [a, b] = [Buffer.from(given), Buffer.from(key)]
  return a.length === b.length && timingSafeEqual(a, b)
}
