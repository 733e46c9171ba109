import { DatabaseError, type Queries } from '@slovo/database'
import { Hono } from 'hono'
import type { Account } from '../accounts/account-rows.ts'
import { type Identity, listIdentities, updateProviderNames } from '../accounts/identities.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { requireUuid } from '../http/require-uuid.ts'
import { requireUsedFactor } from '../mfa/require-used-factor.ts'
import { leaveFor } from '../providers/authorize.ts'
import { providerErrors } from '../providers/errors.ts'
import { requireSession, type SignedIn } from '../sessions/require-session.ts'
import { userErrors } from './errors.ts'

/** `/user/identities`: a signed-in person adds a provider to their account, or takes one away. */
export function identityRoutes(parts: AuthParts) {
  const { database, settings, now } = parts
  return new Hono<SignedIn>()
    .use(requireSession(parts), requireUsedFactor(parts))
    .use(async (_, next) => {
      if (!settings.auth.manualLinkingEnabled) throw providerErrors.manualLinkingDisabled()
      await next()
    })
    .get('/authorize', async (c) => {
      if (c.req.method !== 'GET') throw requestErrors.methodNotAllowed()
      const url = await leaveFor(parts, c, c.var.account.id)
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
  await tx.query('select from auth.users where id = $1 for update', [account.id])
  const identities = await listIdentities(tx, [account.id])
  const leaving = identities.find((identity) => identity.id === id)
  if (!leaving) throw userErrors.identityNotFound()
  if (identities.length < 2) throw userErrors.singleIdentity()

  await tx.query('delete from auth.identities where id = $1', [id])
  await followEmail(
    tx,
    account,
    identities.filter((identity) => identity !== leaving),
  )
  await updateProviderNames(tx, account.id)
}

/** The account keeps its address while an identity has it, else it takes the one of an identity that is left. */
async function followEmail(tx: Queries, account: Account, identities: Identity[]) {
  const emails = identities
    .filter(({ identity_data: data }) => data.email_verified === true)
    .flatMap(({ email }) => email ?? [])
  const [email] = emails
  if (!email || emails.includes(account.email ?? '')) return
  try {
    await tx.query('update auth.users set email = $2 where id = $1', [account.id, email])
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') {
      throw userErrors.emailConflict()
    }
    throw error
  }
}
