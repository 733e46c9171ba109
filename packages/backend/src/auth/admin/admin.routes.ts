import { Hono } from 'hono'
import type { GatewayEnv } from '../../kernel/gateway/caller.ts'
import type { AuthParts } from '../auth-parts.ts'
import { adminClientRoutes } from '../oauth-server/admin-clients.ts'
import { adminCustomProviderRoutes } from '../providers/custom/admin-custom-providers.ts'
import { adminSsoRoutes } from '../sso/admin-sso.ts'
import { adminAuditRoutes } from './audit.routes.ts'
import { adminFactorRoutes } from './factors.routes.ts'
import { generateLinkRoutes } from './generate-link.routes.ts'
import { adminPasskeyRoutes } from './passkeys.routes.ts'
import { requireServiceRole } from './require-service-role.ts'
import { signingKeyRoutes } from './signing-keys.routes.ts'
import { adminUserRoutes } from './users.routes.ts'

/** `/admin`: for the operator's key alone. */
export function adminRoutes(parts: AuthParts) {
  return new Hono<GatewayEnv>()
    .use(requireServiceRole(parts))
    .route('/users', adminUserRoutes(parts))
    .route('/users', adminFactorRoutes(parts))
    .route('/users', adminPasskeyRoutes(parts))
    .route('/generate_link', generateLinkRoutes(parts))
    .route('/custom-providers', adminCustomProviderRoutes(parts))
    .route('/oauth/clients', adminClientRoutes(parts))
    .route('/signing_keys', signingKeyRoutes(parts))
    .route('/audit', adminAuditRoutes(parts))
    .route('/sso/providers', adminSsoRoutes(parts))
}
