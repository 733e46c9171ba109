import { Hono } from 'hono'
import { adminAuditRoutes } from './admin/audit.routes.ts'
import { adminFactorRoutes } from './admin/factors.routes.ts'
import { generateLinkRoutes } from './admin/generate-link.routes.ts'
import { adminPasskeyRoutes } from './admin/passkeys.routes.ts'
import { requireServiceRole } from './admin/require-service-role.ts'
import { signingKeyRoutes } from './admin/signing-keys.routes.ts'
import { adminUserRoutes } from './admin/users.routes.ts'
import { requireHuman } from './captcha/require-human.ts'
import type { AuthServices } from './create-auth-services.ts'
import { withRequest } from './current-request.ts'
import { requestErrors } from './errors/request-errors.ts'
import { answerAuthError, checkApiVersion } from './http/answer-auth-error.ts'
import { type AuthEnv, withDevice } from './http/auth-env.ts'
import { bufferBody } from './http/read-body.ts'
import { factorRoutes } from './mfa/factors.routes.ts'
import { recoveryCodeRoutes } from './mfa/recovery-codes.routes.ts'
import { grantRoutes } from './oauth-server/authorize/grants.routes.ts'
import { adminClientRoutes } from './oauth-server/clients/admin-clients.routes.ts'
import { oauthServerRoutes } from './oauth-server/oauth-server.routes.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { authorizeRoutes } from './providers/authorize.routes.ts'
import { callbackRoutes } from './providers/callback.routes.ts'
import { adminCustomProviderRoutes } from './providers/custom/custom-providers.routes.ts'
import { publicDocuments } from './public-documents.routes.ts'
import { logoutRoutes } from './sessions/logout.routes.ts'
import { inviteRoutes } from './sign-up/invite.routes.ts'
import { otpRoutes } from './sign-up/otp.routes.ts'
import { reauthenticateRoutes } from './sign-up/reauthenticate.routes.ts'
import { recoverRoutes } from './sign-up/recover.routes.ts'
import { resendRoutes } from './sign-up/resend.routes.ts'
import { signupRoutes } from './sign-up/signup.routes.ts'
import { verifyRoutes } from './sign-up/verify.routes.ts'
import { adminSsoRoutes } from './sso/providers/admin-sso.routes.ts'
import { ssoRoutes } from './sso/sso.routes.ts'
import { tokenRoutes } from './token/token.routes.ts'
import { identityRoutes } from './user/identities.routes.ts'
import { userRoutes } from './user/user.routes.ts'

/** Endpoints that sign a user in, or cause an e-mail or SMS. */
const CAPTCHA_PATHS = [
  '/signup',
  '/token',
  '/otp',
  '/magiclink',
  '/recover',
  '/resend',
  '/sso',
  '/passkeys/authentication/options',
]

/** `/auth/v1`, one file per endpoint. */
export function authRoutes(services: AuthServices) {
  const { hooks, log, settings } = services
  const app = new Hono<AuthEnv>()
  app.onError(answerAuthError(log))
  app.use(async (c, next) => {
    checkApiVersion(c)
    await bufferBody(c)
    await next()
  })
  app.use(withDevice(settings.auth.clientAddressHeader))
  app.use((c, next) => {
    const isHookCalled = hooks.has('beforeUserCreated') && !isAdminPath(c.req.path)
    const { beforeUserCreated } = hooks
    return withRequest({ ip: c.var.device.ip, ...(isHookCalled && { beforeUserCreated }) }, next)
  })
  for (const path of CAPTCHA_PATHS) app.use(path, requireHuman(services))

  app.route('/', publicDocuments(services))
  app.route('/signup', signupRoutes(services))
  app.route('/token', tokenRoutes(services))
  app.route('/verify', verifyRoutes(services))
  app.route('/recover', recoverRoutes(services))
  app.route('/resend', resendRoutes(services))
  app.route('/otp', otpRoutes(services))
  app.route('/magiclink', otpRoutes(services))
  app.route('/authorize', authorizeRoutes(services))
  app.route('/callback', callbackRoutes(services))
  app.route('/oauth', oauthServerRoutes(services))
  app.route('/user/oauth/grants', grantRoutes(services))
  app.route('/user/identities', identityRoutes(services))
  app.route('/user', userRoutes(services))
  app.route('/reauthenticate', reauthenticateRoutes(services))
  app.route('/logout', logoutRoutes(services))
  app.route('/sso', ssoRoutes(services))
  app.route('/passkeys', passkeyRoutes(services))
  app.route('/factors/recovery-codes', recoveryCodeRoutes(services))
  app.route('/factors', factorRoutes(services))

  for (const path of ['/invite', '/admin/*']) app.use(path, requireServiceRole(services))
  app.route('/invite', inviteRoutes(services))
  app.route('/admin/users', adminUserRoutes(services))
  app.route('/admin/users', adminFactorRoutes(services))
  app.route('/admin/users', adminPasskeyRoutes(services))
  app.route('/admin/generate_link', generateLinkRoutes(services))
  app.route('/admin/custom-providers', adminCustomProviderRoutes(services))
  app.route('/admin/oauth/clients', adminClientRoutes(services))
  app.route('/admin/signing_keys', signingKeyRoutes(services))
  app.route('/admin/audit', adminAuditRoutes(services))
  app.route('/admin/sso/providers', adminSsoRoutes(services))
  app.all('*', () => {
    throw requestErrors.notFound()
  })
  return app
}

/** No hook is called before an admin makes an account. */
function isAdminPath(path: string) {
  return path.includes('/auth/v1/admin/')
}
