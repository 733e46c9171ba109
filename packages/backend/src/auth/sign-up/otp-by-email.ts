import type { Queries } from '@slovo/database'
import { markPasswordNeeded } from '../accounts/account-passwords.ts'
import { findByEmail } from '../accounts/email-accounts.ts'
import { createAccount } from '../accounts/new-account.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthEmails } from '../email/emails.ts'
import { prepareEmail, type TokenServices } from '../email/prepare-email.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import type { Metadata } from '../http/read-body.ts'
import type { Challenge } from '../sessions/flow-challenge.ts'

export interface EmailOtpServices extends TokenServices {
  emails: AuthEmails
  settings: TokenServices['settings'] & { auth: { mailerAutoconfirm: boolean } }
}

interface EmailOtp {
  email: string
  data: Metadata
  mayCreate: boolean
  redirectTo: string
  challenge?: Challenge
  device: ClientDevice
}

/** After the response, which reveals nothing about the account. */
export async function otpByEmail(services: EmailOtpServices, request: EmailOtp): Promise<void> {
  await services.emails.transactionAfterResponse('a sign-in by mail', async (tx, send) => {
    const email = await prepareSignIn(services, tx, request)
    if (email) await send(email)
  })
}

/** New users, and those who never confirmed their address, confirm it; all others get a link to sign in. */
async function prepareSignIn(services: EmailOtpServices, tx: Queries, request: EmailOtp) {
  const { email, redirectTo, challenge, device } = request
  const account = (await findByEmail(tx, email)) ?? (await addAccount(services, tx, request))
  if (!account) return undefined
  const isKnown = account.email_confirmed_at !== null
  const action = isKnown ? 'user_recovery_requested' : 'user_confirmation_requested'
  await recordAudit(tx, { action, account, ip: device.ip, now: services.now() })
  // An e-mail instead of the password: its reader may not be the user who chose the password.
  if (!isKnown && account.encrypted_password) await markPasswordNeeded(tx, account)
  const kind = isKnown ? 'magic_link' : 'confirmation'
  return prepareEmail(services, tx, kind, { account, redirectTo, challenge })
}

async function addAccount(
  { settings, now }: EmailOtpServices,
  tx: Queries,
  { email, data, mayCreate }: EmailOtp,
) {
  if (!mayCreate) return undefined
  const isConfirmed = settings.auth.mailerAutoconfirm
  return createAccount(tx, { email, data, isConfirmed, now: now() })
}
