import type { Database } from '@slovo/database'
import { Hono } from 'hono'
import { z } from 'zod'
import { listAccounts } from '../accounts/list-accounts.ts'
import type { AuthEnv } from '../http/auth-env.ts'
import { readBody } from '../http/read-body.ts'
import { readPage, tellPages } from '../http/read-url.ts'
import type { PasswordRules } from '../passwords/password-rules.ts'
import { readUser, readUsers } from '../user/present-user.ts'
import { addAccount } from './add-account.ts'
import { AdminFields } from './admin-fields.ts'
import { changeAccountByAdmin } from './change-account.ts'
import { removeAccount } from './remove-account.ts'
import { requireAccount } from './require-account.ts'

const Removal = z.object({ should_soft_delete: z.boolean().nullish() })

interface AdminUserServices {
  database: Database
  passwordRules: PasswordRules
  now: () => Date
}

/** `/admin/users`: the admin lists, adds, changes and removes accounts. */
export function adminUserRoutes(services: AdminUserServices) {
  const { database } = services
  return new Hono<AuthEnv>()
    .get('/', async (c) => {
      const page = readPage(c)
      const { filter = '', sort = '' } = c.req.query()
      const { accounts, total } = await listAccounts(database, { ...page, filter, sort })
      tellPages(c, total, page)
      return c.json({ users: await readUsers(database, accounts), aud: 'authenticated' })
    })
    .post('/', async (c) => {
      return c.json(await addAccount(services, readBody(c, AdminFields), c.var.device))
    })
    .get('/:id', async (c) => {
      return c.json(await readUser(database, await requireAccount(database, c.req.param('id'))))
    })
    .put('/:id', async (c) => {
      const account = await requireAccount(database, c.req.param('id'))
      return c.json(await changeAccountByAdmin(services, account, readBody(c, AdminFields)))
    })
    .delete('/:id', async (c) => {
      const account = await requireAccount(database, c.req.param('id'))
      const { should_soft_delete: isSoft } = readBody(c, Removal)
      await removeAccount(services, account, { isSoft: isSoft === true })
      return c.json({})
    })
}
