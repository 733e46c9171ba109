import type { Context } from 'hono'
import { accountErrors } from '../accounts/errors.ts'
import { createAccount } from '../accounts/new-account.ts'
import type { AuthParts } from '../auth-parts.ts'
import type { Metadata } from '../http/read-body.ts'
import { deviceOf, startSession } from '../sessions/sessions.ts'
import { signUpErrors } from './errors.ts'

/** An account without an address: whoever wants to keep it gives one later, with `PUT /user`. */
export async function signInAnonymously(parts: AuthParts, c: Context, data: Metadata) {
  const { database, limits, settings } = parts
  if (settings.auth.disableSignup) throw accountErrors.signupDisabled()
  if (!settings.auth.anonymousEnabled) throw signUpErrors.anonymousDisabled()
  await limits.countRequest(c, 'anonymous')

  return database.transaction(async (tx) => {
    const wanted = { data, isConfirmed: false, isAnonymous: true, now: parts.now() }
    const account = await createAccount(tx, wanted)
    if (!account) throw new Error('A new id was taken')
    return startSession(parts, tx, account, { method: 'anonymous', device: deviceOf(c, parts) })
  })
}
