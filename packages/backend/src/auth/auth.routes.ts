import { Hono } from 'hono'
import type { GatewayEnv } from '../kernel/gateway/caller.ts'
import { clientIp } from '../kernel/http/client-ip.ts'
import { adminRoutes } from './admin/admin.routes.ts'
import { requireServiceRole } from './admin/require-service-role.ts'
import type { AuthParts } from './auth-parts.ts'
import { requireHuman } from './captcha/require-human.ts'
import { withRequest } from './current-request.ts'
import { requestErrors } from './errors/request-errors.ts'
import { answerAuthError, readApiVersion } from './http/answer-auth-error.ts'
import { bufferBody } from './http/read-body.ts'
import { factorRoutes } from './mfa/factor-routes.ts'
import { recoveryCodeRoutes } from './mfa/recovery-code-routes.ts'
import { grantRoutes } from './oauth-server/grants.ts'
import { oauthServerRoutes } from './oauth-server/oauth-server.ts'
import { authorizeRoutes } from './providers/authorize.ts'
import { callbackRoutes } from './providers/callback.ts'
import { publicDocuments } from './public-documents.routes.ts'
import { logoutRoutes } from './sessions/logout.routes.ts'
import { inviteRoutes } from './sign-up/invite.routes.ts'
import { otpRoutes } from './sign-up/otp.routes.ts'
import { reauthenticateRoutes } from './sign-up/reauthenticate.routes.ts'
import { recoverRoutes } from './sign-up/recover.routes.ts'
import { resendRoutes } from './sign-up/resend.routes.ts'
import { signupRoutes } from './sign-up/signup.routes.ts'
import { verifyRoutes } from './sign-up/verify.routes.ts'
import { ssoRoutes } from './sso/sso-routes.ts'
import { tokenRoutes } from './token/token.routes.ts'
import { identityRoutes } from './user/identities.routes.ts'
import { userRoutes } from './user/user.routes.ts'
import { passkeyRoutes } from './webauthn/passkey-routes.ts'

/** Where people come in, or cause a mail or a message. */
const ASKED_FOR_CAPTCHA = [
  ...['/signup', '/token', '/otp', '/magiclink', '/recover', '/resend', '/sso'],
  '/passkeys/authentication/options',
]

/** `/auth/v1`, one file an endpoint. */
export function authRoutes(parts: AuthParts) {
  const app = new Hono<GatewayEnv>()
  app.onError(answerAuthError(parts.log))
  app.use(async (c, next) => {
    readApiVersion(c)
    await bufferBody(c)
    await next()
  })

  app.use((c, next) => {
    const address = clientIp(c, parts.settings.auth.clientAddressHeader)
    const isAsked = parts.hooks.has('beforeUserCreated') && !isOperators(c.req.path)
    return withRequest(
      { address, ...(isAsked && { beforeUserCreated: parts.hooks.beforeUserCreated }) },
      next,
    )
  })
  for (const path of ASKED_FOR_CAPTCHA) app.use(path, requireHuman(parts))

  app.route('/', publicDocuments(parts))
  app.route('/signup', signupRoutes(parts))
  app.route('/token', tokenRoutes(parts))
  app.route('/verify', verifyRoutes(parts))
  app.route('/recover', recoverRoutes(parts))
  app.route('/resend', resendRoutes(parts))
  app.route('/otp', otpRoutes(parts))
  app.route('/magiclink', otpRoutes(parts))
  app.route('/authorize', authorizeRoutes(parts))
  app.route('/callback', callbackRoutes(parts))
  app.route('/oauth', oauthServerRoutes(parts))
  app.route('/user/oauth/grants', grantRoutes(parts))
  app.route('/user/identities', identityRoutes(parts))
  app.route('/user', userRoutes(parts))
  app.route('/reauthenticate', reauthenticateRoutes(parts))
  app.route('/logout', logoutRoutes(parts))
  app.route('/sso', ssoRoutes(parts))
  app.route('/passkeys', passkeyRoutes(parts))
  app.route('/factors/recovery-codes', recoveryCodeRoutes(parts))
  app.route('/factors', factorRoutes(parts))
  app.use('/invite', requireServiceRole(parts))
  app.route('/invite', inviteRoutes(parts))
  app.route('/admin', adminRoutes(parts))
  app.all('*', () => {
    throw requestErrors.notFound()
  })
  return app
}

/** An account that an operator makes is not asked about. */
function isOperators(path: string) {
  return path.includes('/auth/v1/admin/')
}
