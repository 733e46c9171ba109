import type { Queries } from '@slovo/database'
import { type Context, Hono } from 'hono'
import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import { secondsAfter } from '../../kernel/times.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { bodyText } from '../http/read-body.ts'
import { describeError, redirectToSite, sessionFragment } from '../http/redirect-to-site.ts'
import { sessionErrors } from '../sessions/errors.ts'
import { type OauthFlow, removeFlow } from '../sessions/provider-flows.ts'
import { providerErrors } from './errors.ts'
import { findOrAdopt, linkTo } from './oauth-accounts.ts'
import type { ProviderAnswer } from './oauth-client.ts'
import { issueOauthCode, requireOauthFlow } from './oauth-flows.ts'

/** `/callback`: back from a provider, by a link or, from Apple, by a form. */
export function callbackRoutes(parts: AuthParts) {
  return new Hono()
    .get('/', (c) => {
      if (c.req.method !== 'GET') throw requestErrors.methodNotAllowed()
      return comeBack(parts, c, new URL(c.req.url).searchParams)
    })
    .post('/', (c) => comeBack(parts, c, new URLSearchParams(bodyText(c))))
}

/** Whatever comes of it goes back to the site. */
async function comeBack(parts: AuthParts, c: Context, answer: URLSearchParams) {
  let target = new URL(parts.settings.siteUrl)
  try {
    await parts.limits.countRequest(c.var.device, 'authorize')
    const flow = await requireOauthFlow(parts, answer.get('state'))
    target = new URL(flow.referrer)
    const { query, fragment } = await outcomeOf(parts, c, flow, answer)
    return redirectToSite(c, target, { query, fragment, status: 302 })
  } catch (error) {
    const refusal = error instanceof ProtocolError ? error : providerErrors.providerFailed()
    if (refusal !== error) {
      parts.log.error({ err: error, path: c.req.path }, 'a way back from a provider failed')
    }
    const told = describeError(refusal)
    return redirectToSite(c, target, { query: told, fragment: { ...told, sb: '' }, status: 302 })
  }
}

async function outcomeOf(parts: AuthParts, c: Context, flow: OauthFlow, answer: URLSearchParams) {
  const { settings, database, now } = parts
  if (secondsAfter(flow.created_at, settings.auth.oauthFlowExpiry) <= now()) {
    throw sessionErrors.flowStateExpired()
  }
  const refused = answer.get('error')
  if (refused) throw providerErrors.providerRefused(answer.get('error_description') ?? refused)
  if (!answer.get('code')) throw providerErrors.badOauthCallback()
  const told = await parts.oauth.finishAt(flow.provider_type, answer)

  return database.transaction(async (tx) => {
    const account = await accountOf(parts, tx, flow, told)
    if (flow.code_challenge) {
      const userId = account.id
      return { query: { code: await issueOauthCode(parts, tx, { flow, userId, answer: told }) } }
    }
    await removeFlow(tx, flow.id)
    const { device } = c.var
    const session = await parts.sessions.start(tx, account, { method: 'oauth', device })
    return {
      fragment: sessionFragment(session, {
        provider_token: told.accessToken,
        ...(told.refreshToken && { provider_refresh_token: told.refreshToken }),
      }),
    }
  })
}

async function accountOf(
  parts: AuthParts,
  tx: Queries,
  flow: OauthFlow,
  { profile }: ProviderAnswer,
) {
  const provider = flow.provider_type
  const { emailOptional } = await parts.oauth.requireProvider(provider)
  const isEmailOptional = emailOptional === true
  const arrival = { provider, profile, isEmailOptional }
  return flow.linking_target_id
    ? linkTo(parts, tx, flow.linking_target_id, arrival)
    : findOrAdopt(parts, tx, arrival)
}
