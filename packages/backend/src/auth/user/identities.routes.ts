import { type Database, isUniqueViolation, type Queries } from '@slovo/database'
import { Hono } from 'hono'
import { type Account, lockAccount, updateAccount } from '../accounts/account-rows.ts'
import {
  type Identity,
  listIdentities,
  removeIdentity,
  updateProviderNames,
} from '../accounts/identities.ts'
import { recordAudit } from '../audit/audit.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { requireUuid } from '../http/read-url.ts'
import { type RedirectSettings, redirectTarget } from '../http/redirect-target.ts'
import { requireUsedFactor } from '../mfa/require-used-factor.ts'
import { providerErrors } from '../providers/errors.ts'
import { type ProviderFlowServices, startAtProvider } from '../providers/start-at-provider.ts'
import { requireSession, type SignedIn } from '../sessions/require-session.ts'
import { userErrors } from './errors.ts'

type IdentityServices = ProviderFlowServices & {
  database: Database
  settings: RedirectSettings & { auth: { manualLinkingEnabled: boolean } }
}

/** `/user/identities`: a signed-in user adds a provider to their account, or removes one. */
export function identityRoutes(services: IdentityServices) {
  const { database, settings, now } = services
  return new Hono<SignedIn>()
    .use(requireSession(services), requireUsedFactor(services))
    .use(async (_, next) => {
      if (!settings.auth.manualLinkingEnabled) throw providerErrors.manualLinkingDisabled()
      await next()
    })
    .get('/authorize', async (c) => {
      if (c.req.method !== 'GET') throw requestErrors.methodNotAllowed()
      const { account, device } = c.var
      const request = { query: c.req.query(), redirectTo: redirectTarget(c, settings), device }
      const url = await startAtProvider(services, { ...request, linkTo: account.id })
      return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302)
    })
    .delete('/:id', async (c) => {
      const id = requireUuid(c.req.param('id'), 'identity_id')
      const { account } = c.var
      await database.transaction(async (tx) => {
        await unlink(tx, account, id)
        await recordAudit(tx, { action: 'identity_unlinked', account, now: now() })
      })
      return c.json({})
    })
}

async function unlink(tx: Queries, account: Account, id: string) {
  await lockAccount(tx, account.id)
  const identities = await listIdentities(tx, [account.id])
  const unlinked = identities.find((identity) => identity.id === id)
  if (!unlinked) throw userErrors.identityNotFound()
  if (identities.length < 2) throw userErrors.singleIdentity()

  await removeIdentity(tx, id)
  const remaining = identities.filter((identity) => identity !== unlinked)
  await keepEmailOfIdentity(tx, account, remaining)
  await updateProviderNames(tx, account.id)
}

/** The account's e-mail address is that of an identity: where its own went, it takes the one of another. */
async function keepEmailOfIdentity(tx: Queries, account: Account, identities: Identity[]) {
  const emails = identities
    .filter(({ identity_data: data }) => data.email_verified === true)
    .flatMap(({ email }) => email ?? [])
  const [email] = emails
  if (!email || emails.includes(account.email ?? '')) return
  try {
    await updateAccount(tx, account.id, { email })
  } catch (error) {
    throw isUniqueViolation(error) ? userErrors.emailConflict() : error
  }
}
