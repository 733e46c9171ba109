import type { Database } from '@slovo/database'
import { findTaken } from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import { createAccount } from '../accounts/new-account.ts'
import { recordAudit } from '../audit/audit.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import { readUser } from '../user/present-user.ts'
import { type AdminFields, readAdminFields, readAdminPassword } from './admin-fields.ts'

interface AddServices {
  database: Database
  now: () => Date
}

/** An account as the admin describes it. */
export async function addAccount(
  { database, now }: AddServices,
  body: AdminFields,
  { ip }: ClientDevice,
) {
  const at = now()
  const { email, phone, bannedUntil } = readAdminFields(body, at)
  if (!email && !phone) {
    throw requestErrors.validationFailed('Cannot create a user without either an email or phone')
  }
  const passwordHash = await readAdminPassword(body)
  return database.transaction(async (tx) => {
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
      now: at,
    })
    if (!account) throw await takenError(database, { email, phone })
    const action = 'user_signedup'
    await recordAudit(tx, { action, account, ip, now: at, isByAdmin: true })
    return readUser(tx, account)
  })
}

async function takenError(database: Database, wanted: { email?: string; phone?: string }) {
  const taken = await findTaken(database, wanted)
  if (taken.email) return accountErrors.emailExists()
  return taken.phone ? accountErrors.phoneTaken() : accountErrors.userAlreadyExists()
}
