import { Hono } from 'hono'
import { z } from 'zod'
import { clientIp } from '../../kernel/http/client-ip.ts'
import { type Account, findAccount } from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import { listAccounts } from '../accounts/list-accounts.ts'
import { createAccount } from '../accounts/new-account.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { readBody } from '../http/read-body.ts'
import { readPage, tellPages } from '../http/read-page.ts'
import { requireUuid } from '../http/require-uuid.ts'
import { readUser, readUsers } from '../user/present-user.ts'
import { AdminFields, readAdminFields, readAdminPassword } from './admin-fields.ts'
import { changeAccountByAdmin } from './change-account.ts'
import { removeAccount } from './remove-account.ts'

const Removal = z.object({ should_soft_delete: z.boolean().nullish() })

/** `/admin/users`: the operator lists, adds, changes and removes accounts. */
export function adminUserRoutes(parts: AuthParts) {
  const { database, settings } = parts
  return new Hono()
    .get('/', async (c) => {
      const page = readPage(c)
      const { filter = '', sort = '' } = c.req.query()
      const { accounts, total } = await listAccounts(database, { ...page, filter, sort })
      tellPages(c, total, page)
      return c.json({ users: await readUsers(database, accounts), aud: 'authenticated' })
    })
    .post('/', async (c) => {
      const body = readBody(c, AdminFields)
      const address = clientIp(c, settings.auth.clientAddressHeader)
      return c.json(await addAccount(parts, body, address))
    })
    .get('/:id', async (c) => {
      return c.json(await readUser(database, await requireAccount(parts, c.req.param('id'))))
    })
    .put('/:id', async (c) => {
      const account = await requireAccount(parts, c.req.param('id'))
      const body = readBody(c, AdminFields)
      return c.json(await changeAccountByAdmin(parts, account, body))
    })
    .delete('/:id', async (c) => {
      const account = await requireAccount(parts, c.req.param('id'))
      const { should_soft_delete: isSoft } = readBody(c, Removal)
      await removeAccount(parts, account, { isSoft: isSoft === true })
      return c.json({})
    })
}

/** The account that the path names. */
export async function requireAccount({ database }: AuthParts, id?: string): Promise<Account> {
  const account = await findAccount(database, requireUuid(id, 'user_id'))
  if (!account) throw accountErrors.unknownUser()
  return account
}

async function addAccount(parts: AuthParts, body: AdminFields, address: string | undefined) {
  const { email, phone, bannedUntil } = readAdminFields(parts, body)
  if (!email && !phone) {
    throw requestErrors.validationFailed('Cannot create a user without either an email or phone')
  }
  const passwordHash = await readAdminPassword(body)
  const now = parts.now()
  return parts.database.transaction(async (tx) => {
    const account = await createAccount(tx, {
      ...(body.id && { id: body.id }),
      ...(body.aud && { aud: body.aud }),
      ...(body.role && { role: body.role }),
      ...(email && { email }),
      ...(phone && { phone }),
      ...(passwordHash && { passwordHash }),
      ...(bannedUntil && { bannedUntil }),
      data: body.user_metadata ?? {},
      appData: body.app_metadata ?? {},
      isConfirmed: body.email_confirm === true,
      isPhoneConfirmed: body.phone_confirm === true,
      isByAdmin: true,
      now,
    })
    if (!account) throw await whyTaken(parts, { email, phone })
    await recordAudit(tx, { action: 'user_signedup', account, address, now, isByAdmin: true })
    return readUser(tx, account)
  })
}

async function whyTaken(
  { database }: AuthParts,
  { email, phone }: { email?: string; phone?: string },
) {
  const { rows } = await database.query<{ email: boolean; phone: boolean }>(
    `select exists (select from auth.users where email = $1 and not is_sso_user) as email,
            exists (select from auth.users where phone = $2) as phone`,
    [email ?? null, phone ?? null],
  )
  if (rows[0]?.email) return accountErrors.emailExists()
  return rows[0]?.phone ? accountErrors.phoneTaken() : accountErrors.userAlreadyExists()
}
