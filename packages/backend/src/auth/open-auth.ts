import type { Protocol } from '../kernel/gateway/gateway.ts'
import { removeOldAuditEntries } from './audit/audit.ts'
import { authRoutes } from './auth.routes.ts'
import { type AuthDependencies, createAuthServices } from './create-auth-services.ts'
import { serverMetadata } from './oauth-server/server-metadata.routes.ts'
import { isSessionEnded } from './sessions/is-session-ended.ts'

/** `/auth/v1` of one process. */
export function openAuth(dependencies: AuthDependencies) {
  const { database, settings, background, now } = dependencies
  const services = createAuthServices(dependencies)
  background.run('the removal of old audit lines', () =>
    removeOldAuditEntries(database, { days: settings.auth.auditLogDays, now: now() }),
  )
  return {
    routes: authRoutes(services),
    serverMetadata: serverMetadata(services),
    isSessionEnded: (sessionId: string) => isSessionEnded(database, sessionId, now()),
  }
}

export const authProtocol: Protocol = {
  path: '/auth/v1',
  // Browsers come here from links of mails, from providers and from applications.
  openPaths: [
    '/verify*',
    '/callback*',
    '/authorize*',
    '/sso/saml/*',
    '/oauth/authorize',
    '/oauth/token',
    '/oauth/userinfo',
    '/oauth/clients/*',
    '/.well-known/*',
  ],
  ignoresTokenInApiKey: true,
}
