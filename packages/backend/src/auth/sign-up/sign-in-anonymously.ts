import type { Database } from '@slovo/database'
import { accountErrors } from '../accounts/errors.ts'
import { createAccount } from '../accounts/new-account.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import type { Metadata } from '../http/read-body.ts'
import type { Limits } from '../limits/limits.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { signUpErrors } from './errors.ts'
import type { SignUpSettings } from './settings.ts'

export interface AnonymousServices {
  database: Database
  limits: Limits
  sessions: Sessions
  settings: { auth: SignUpSettings }
  now: () => Date
}

/** An account without e-mail and phone; it becomes permanent with the first of them, by `PUT /user`. */
export async function signInAnonymously(
  { database, limits, sessions, settings, now }: AnonymousServices,
  device: ClientDevice,
  data: Metadata,
) {
  const { disableSignup, anonymousEnabled } = settings.auth
  if (disableSignup) throw accountErrors.signupDisabled()
  if (!anonymousEnabled) throw signUpErrors.anonymousDisabled()
  await limits.countRequest(device, 'anonymous')

  return database.transaction(async (tx) => {
    const wanted = { data, isConfirmed: false, isAnonymous: true, now: now() }
    const account = await createAccount(tx, wanted)
    if (!account) throw new Error('A new id was taken')
    return sessions.start(tx, account, { method: 'anonymous', device })
  })
}
