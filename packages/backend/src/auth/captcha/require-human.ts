import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { Log } from '../../kernel/log.ts'
import type { AuthEnv } from '../http/auth-env.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { captchaErrors } from './errors.ts'
import type { CaptchaSettings } from './settings.ts'

const VERIFY_TIMEOUT = 10_000

const SITE_VERIFY = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

/** Grants that follow a request which had a captcha. */
const GRANTS_WITHOUT_CAPTCHA = ['refresh_token', 'pkce']

const Body = z.object({
  gotrue_meta_security: z.object({ captcha_token: optionalText }).nullish(),
})
const Verdict = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
})

interface CaptchaServices {
  settings: { auth: { captcha?: CaptchaSettings } }
  log: Log
}

/** Requires a valid captcha token if a captcha is set; the service role needs none. */
export function requireHuman({ settings, log }: CaptchaServices): MiddlewareHandler<AuthEnv> {
  const { captcha } = settings.auth
  return async (c, next) => {
    if (captcha && isCaptchaRequired(c)) {
      const token = readBody(c, Body).gotrue_meta_security?.captcha_token
      if (!token) throw captchaErrors.captchaFailed('no captcha_token found in request')
      const verdict = await verify(captcha, token, c.var.device.ip).catch((error) => {
        log.error({ err: error }, 'a captcha could not be checked')
        throw captchaErrors.captchaUnreachable()
      })
      if (!verdict.success) throw captchaErrors.captchaFailed(verdict['error-codes'].join(', '))
    }
    await next()
  }
}

function isCaptchaRequired(c: Context<AuthEnv>) {
  const isServiceRole = c.var.admission.bearer?.claims.role === 'service_role'
  const isLater = GRANTS_WITHOUT_CAPTCHA.includes(c.req.query('grant_type') ?? '')
  return c.req.method === 'POST' && !isServiceRole && !isLater
}

/** The `siteverify` protocol, which both providers share. */
async function verify(
  { provider, secret, siteKey, verifyUrl }: CaptchaSettings,
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
    signal: AbortSignal.timeout(VERIFY_TIMEOUT),
  })
  return Verdict.parse(await answer.json())
}
