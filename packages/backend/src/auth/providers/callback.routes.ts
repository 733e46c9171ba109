import { type Context, Hono } from 'hono'
import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import type { Log } from '../../kernel/log.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { AuthEnv } from '../http/auth-env.ts'
import { bodyText } from '../http/read-body.ts'
import { describeError, redirectToSite } from '../http/redirect-to-site.ts'
import type { Limits } from '../limits/limits.ts'
import { providerErrors } from './errors.ts'
import { type CallbackServices, finishProviderFlow } from './finish-provider-flow.ts'
import { requireOauthFlow } from './oauth-flows.ts'

interface CallbackRouteServices extends CallbackServices {
  settings: CallbackServices['settings'] & { siteUrl: string }
  limits: Pick<Limits, 'countRequest'>
  log: Log
}

/** `/callback`: the user returns from a provider, by a link or, from Apple, by a form. */
export function callbackRoutes(services: CallbackRouteServices) {
  return new Hono<AuthEnv>()
    .get('/', (c) => {
      if (c.req.method !== 'GET') throw requestErrors.methodNotAllowed()
      return redirectBack(services, c, new URL(c.req.url).searchParams)
    })
    .post('/', (c) => redirectBack(services, c, new URLSearchParams(bodyText(c))))
}

/** Redirects to the site in any case, with a session or with an error. */
async function redirectBack(
  services: CallbackRouteServices,
  c: Context<AuthEnv>,
  parameters: URLSearchParams,
) {
  const { settings, limits, log } = services
  const { device } = c.var
  let target = new URL(settings.siteUrl)
  try {
    await limits.countRequest(device, 'authorize')
    const flow = await requireOauthFlow(services, parameters.get('state'))
    target = new URL(flow.referrer)
    const outcome = await finishProviderFlow(services, { flow, parameters, device })
    return redirectToSite(c, target, { ...outcome, status: 302 })
  } catch (cause) {
    const error = cause instanceof ProtocolError ? cause : providerErrors.providerFailed()
    if (error !== cause) log.error({ err: cause, path: c.req.path }, 'a provider callback failed')
    const fields = describeError(error)
    return redirectToSite(c, target, {
      query: fields,
      fragment: { ...fields, sb: '' },
      status: 302,
    })
  }
}
