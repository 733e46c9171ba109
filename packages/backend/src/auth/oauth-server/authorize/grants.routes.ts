import type { Database } from '@slovo/database'
import { Hono } from 'hono'
import { isUuid } from '../../../kernel/http/uuid.ts'
import { recordAudit } from '../../audit/audit.ts'
import { requestErrors } from '../../errors/request-errors.ts'
import { requireUsedFactor } from '../../mfa/require-used-factor.ts'
import { requireSession, type SignedIn } from '../../sessions/require-session.ts'
import { splitScopes } from '../../sessions/scopes.ts'
import { introduceClient } from '../clients/clients.ts'
import { oauthServerErrors } from '../errors.ts'
import { requireOauthServer } from '../require-oauth-server.ts'
import { listGrants, revokeConsent } from './consents.ts'

interface GrantServices {
  database: Database
  settings: { auth: { oauthServer: { enabled: boolean } } }
  now: () => Date
}

/** `/user/oauth/grants`: a user sees and revokes the applications that they have authorized. */
export function grantRoutes({ database, settings, now }: GrantServices) {
  const services = { database, now }
  return new Hono<SignedIn>()
    .use(requireOauthServer(settings), requireSession(services), requireUsedFactor(services))
    .get('/', async (c) => {
      const grants = await listGrants(database, c.var.account.id)
      return c.json(
        grants.map((grant) => ({
          client: introduceClient(grant),
          scopes: splitScopes(grant.scopes),
          granted_at: grant.granted_at,
        })),
      )
    })
    .delete('/', async (c) => {
      const clientId = c.req.query('client_id')
      if (!clientId) throw requestErrors.validationFailed('client_id is required')
      if (!isUuid(clientId)) throw requestErrors.validationFailed('invalid client_id format')
      const { account } = c.var
      await database.transaction(async (tx) => {
        const given = { userId: account.id, clientId, now: now() }
        if (!(await revokeConsent(tx, given))) throw oauthServerErrors.consentNotFound()
        const { ip } = c.var.device
        const traits = { oauth_client_id: clientId, action: 'revoke_oauth_grant' }
        await recordAudit(tx, { action: 'token_revoked', account, ip, traits, now: now() })
      })
      return c.body(null, 204)
    })
}
