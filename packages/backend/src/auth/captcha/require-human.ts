import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { GatewayEnv } from '../../kernel/gateway/caller.ts'
import { clientIp } from '../../kernel/http/client-ip.ts'
import type { AuthParts } from '../auth-parts.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import type { Captcha } from './captcha-settings.ts'
import { captchaErrors } from './errors.ts'

const PATIENCE_MS = 10_000

const SITE_VERIFY = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

/** Grants that come after a way in where the captcha was asked for. */
const LATER_GRANTS = ['refresh_token', 'pkce']

const Body = z.object({
  gotrue_meta_security: z.object({ captcha_token: optionalText }).nullish(),
})
const Verdict = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
})

/** Lets only people through where the operator asks for a captcha; the operator's own key needs none. */
export function requireHuman({ settings, log }: AuthParts): MiddlewareHandler<GatewayEnv> {
  const { captcha, clientAddressHeader } = settings.auth
  return async (c, next) => {
    if (captcha && isAsked(c)) {
      const token = readBody(c, Body).gotrue_meta_security?.captcha_token
      if (!token) throw captchaErrors.captchaFailed('no captcha_token found in request')
      const address = clientIp(c, clientAddressHeader)
      const verdict = await verify(captcha, token, address).catch((error) => {
        log.error({ err: error }, 'a captcha could not be checked')
        throw captchaErrors.captchaUnreachable()
      })
      if (!verdict.success) throw captchaErrors.captchaFailed(verdict['error-codes'].join(', '))
    }
    await next()
  }
}

function isAsked(c: Context<GatewayEnv>) {
  const isOperator = c.var.admission.bearer?.claims.role === 'service_role'
  const isLater = LATER_GRANTS.includes(c.req.query('grant_type') ?? '')
  return c.req.method === 'POST' && !isOperator && !isLater
}

/** Asks the provider, as `siteverify` is spoken by all of them. */
async function verify(
  { provider, secret, siteKey, verifyUrl }: Captcha,
  token: string,
  ip?: string,
) {
  const answer = await fetch(verifyUrl ?? SITE_VERIFY[provider], {
    method: 'POST',
    body: new URLSearchParams({
      secret,
      response: token,
      ...(provider === 'hcaptcha' && { sitekey: siteKey }),
      ...(ip && { remoteip: ip }),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return Verdict.parse(await answer.json())
}
