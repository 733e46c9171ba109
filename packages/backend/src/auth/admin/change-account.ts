import { type Database, isUniqueViolation, type Queries } from '@slovo/database'
import { PASSWORD_NEEDED } from '../accounts/account-passwords.ts'
import {
  type Account,
  type AccountChange,
  reloadAccount,
  updateAccount,
} from '../accounts/account-rows.ts'
import { mergeMetadata } from '../accounts/change-metadata.ts'
import { accountErrors } from '../accounts/errors.ts'
import { changeOwnIdentity, updateProviderNames } from '../accounts/identities.ts'
import { recordAudit } from '../audit/audit.ts'
import { invalidateTokens } from '../email/one-time-tokens.ts'
import type { PasswordRules } from '../passwords/password-rules.ts'
import { endSessions } from '../sessions/sessions.ts'
import { readUser } from '../user/present-user.ts'
import { type AdminFields, readAdminFields, readAdminPassword } from './admin-fields.ts'

interface ChangeServices {
  database: Database
  passwordRules: PasswordRules
  now: () => Date
}

/** The admin's changes need no confirmation; a new password signs the user out everywhere. */
export async function changeAccountByAdmin(
  { database, passwordRules, now }: ChangeServices,
  account: Account,
  body: AdminFields,
) {
  const { email, phone, bannedUntil } = readAdminFields(body, now())
  if (typeof body.password === 'string') await passwordRules.requireStrong(body.password)
  const hash = await readAdminPassword(body)
  const at = now()
  const change: AccountChange = {
    ...(email && { email }),
    ...(phone && { phone }),
    ...(body.role && { role: body.role }),
    ...(hash && { encrypted_password: hash }),
    ...(bannedUntil !== undefined && { banned_until: bannedUntil }),
    ...(body.email_confirm && !account.email_confirmed_at && { email_confirmed_at: at }),
    ...(body.phone_confirm && !account.phone_confirmed_at && { phone_confirmed_at: at }),
    ...((email || phone) && { is_anonymous: false }),
    updated_at: at,
  }
  return database.transaction(async (tx) => {
    if (hash) {
      await endSessions(tx, account.id)
      await invalidateTokens(tx, account.id)
    }
    const changed = await updateUnlessTaken(tx, account, change)
    await updateIdentities(tx, { account, changed, body, now: at })
    await mergeMetadata(tx, account.id, {
      user: { ...(body.email_confirm && { email_verified: true }), ...body.user_metadata },
      app: { ...(hash && { [PASSWORD_NEEDED]: null }), ...body.app_metadata },
      now: at,
    })
    await recordAudit(tx, { action: 'user_modified', account, now: at, isByAdmin: true })
    return readUser(tx, await reloadAccount(tx, account.id))
  })
}

async function updateUnlessTaken(tx: Queries, { id }: Account, change: AccountChange) {
  try {
    return await updateAccount(tx, id, change)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw error.message.includes('phone')
      ? accountErrors.phoneExists()
      : accountErrors.emailExists()
  }
}

interface IdentityUpdate {
  account: Account
  changed: Account
  body: AdminFields
  now: Date
}

/** The identities of e-mail and phone follow their account. */
async function updateIdentities(tx: Queries, { account, changed, body, now }: IdentityUpdate) {
  const { id, email, phone } = changed
  const hasNewEmail = email && (email !== account.email || body.email_confirm)
  const hasNewPhone = phone && (phone !== account.phone || body.phone_confirm)
  if (hasNewEmail) {
    const data = { email, email_verified: changed.email_confirmed_at !== null }
    await changeOwnIdentity(tx, { userId: id, provider: 'email', data, now })
  }
  if (hasNewPhone) {
    const data = { phone, phone_verified: changed.phone_confirmed_at !== null }
    await changeOwnIdentity(tx, { userId: id, provider: 'phone', data, now })
  }
  if (hasNewEmail || hasNewPhone) await updateProviderNames(tx, id)
}
