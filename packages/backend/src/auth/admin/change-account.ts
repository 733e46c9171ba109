import { DatabaseError, type Queries } from '@slovo/database'
import { type Account, requireAccountRow } from '../accounts/account-rows.ts'
import { mergeMetadata } from '../accounts/change-metadata.ts'
import { accountErrors } from '../accounts/errors.ts'
import { changeIdentity, updateProviderNames } from '../accounts/identities.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { invalidateTokens } from '../email/one-time-tokens.ts'
import { requireStrongPassword } from '../passwords/password-rules.ts'
import { PASSWORD_NEEDED } from '../passwords/sign-up-passwords.ts'
import { endSessions } from '../sessions/sessions.ts'
import { readUser } from '../user/present-user.ts'
import { type AdminFields, readAdminFields, readAdminPassword } from './admin-fields.ts'

/** What the operator says about an account is so at once; a new password signs its owner out everywhere. */
export async function changeAccountByAdmin(parts: AuthParts, account: Account, body: AdminFields) {
  const { email, phone, bannedUntil } = readAdminFields(parts, body)
  if (typeof body.password === 'string') await requireStrongPassword(parts, body.password)
  const hash = await readAdminPassword(body)
  const now = parts.now()
  const values = {
    ...(email && { email }),
    ...(phone && { phone }),
    ...(body.role && { role: body.role }),
    ...(hash && { encrypted_password: hash }),
    ...(bannedUntil !== undefined && { banned_until: bannedUntil }),
    ...(body.email_confirm && !account.email_confirmed_at && { email_confirmed_at: now }),
    ...(body.phone_confirm && !account.phone_confirmed_at && { phone_confirmed_at: now }),
    ...((email || phone) && { is_anonymous: false }),
  }
  return parts.database.transaction(async (tx) => {
    if (hash) {
      await endSessions(tx, account.id)
      await invalidateTokens(tx, account.id)
    }
    const changed = await setColumns(tx, account, values, now)
    await tellIdentities(tx, { account, changed, body, now })
    await mergeMetadata(tx, account.id, {
      user: { ...(body.email_confirm && { email_verified: true }), ...body.user_metadata },
      app: { ...(hash && { [PASSWORD_NEEDED]: null }), ...body.app_metadata },
      now,
    })
    await recordAudit(tx, { action: 'user_modified', account, now, isByAdmin: true })
    const { rows } = await tx.query<Account>('select * from auth.users where id = $1', [account.id])
    return readUser(tx, requireAccountRow({ rows }))
  })
}

async function setColumns(
  tx: Queries,
  { id }: Account,
  values: Record<string, string | boolean | Date | null>,
  now: Date,
) {
  const columns = Object.keys(values).map((column, index) => `${column} = $${index + 3}, `)
  try {
    return requireAccountRow(
      await tx.query<Account>(
        `update auth.users set ${columns.join('')}updated_at = $2 where id = $1 returning *`,
        [id, now, ...Object.values(values)],
      ),
    )
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '23505') throw error
    throw error.message.includes('phone')
      ? accountErrors.phoneExists()
      : accountErrors.emailExists()
  }
}

interface Told {
  account: Account
  changed: Account
  body: AdminFields
  now: Date
}

/** Identities follow their account. */
async function tellIdentities(tx: Queries, { account, changed, body, now }: Told) {
  const { id, email, phone } = changed
  const isEmailNews = email && (email !== account.email || body.email_confirm)
  const isPhoneNews = phone && (phone !== account.phone || body.phone_confirm)
  if (isEmailNews) {
    const data = { sub: id, email, email_verified: changed.email_confirmed_at !== null }
    await changeIdentity(tx, { userId: id, provider: 'email', providerId: id, data, now })
  }
  if (isPhoneNews) {
    const data = { sub: id, phone, phone_verified: changed.phone_confirmed_at !== null }
    await changeIdentity(tx, { userId: id, provider: 'phone', providerId: id, data, now })
  }
  if (isEmailNews || isPhoneNews) await updateProviderNames(tx, id)
}
