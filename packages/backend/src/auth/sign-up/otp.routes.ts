import type { Queries } from '@slovo/database'
import { Hono } from 'hono'
import { z } from 'zod'
import { type Account, findByEmail } from '../accounts/account-rows.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import { createAccount } from '../accounts/new-account.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { emailErrors } from '../email/errors.ts'
import { prepareEmail } from '../email/prepare-email.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { type Metadata, metadata, optionalText, readBody } from '../http/read-body.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { markPasswordNeeded } from '../passwords/sign-up-passwords.ts'
import { otpByPhone } from '../phone/otp-by-phone.ts'
import { type Challenge, challengeFields, readChallenge } from '../sessions/flow-states.ts'
import { deviceOf } from '../sessions/sessions.ts'

const Request = z.object({
  email: optionalText,
  phone: optionalText,
  create_user: z.boolean().nullish(),
  data: metadata,
  channel: optionalText,
  ...challengeFields,
})

/** `POST /otp` and `/magiclink`: a mail or a message with a code that signs its reader in. */
export function otpRoutes(parts: AuthParts) {
  const { limits, mails, settings } = parts
  return new Hono().post('/', async (c) => {
    await limits.countRequest(c, 'otp')
    const body = readBody(c, Request)
    requireOneAddress(body)
    if (body.phone) return otpByPhone(parts, c, body)
    const email = readEmail(body, parts)
    const wanted: Wanted = {
      email,
      data: body.data ?? {},
      mayCreate: body.create_user !== false && !settings.auth.disableSignup,
      redirectTo: redirectTarget(c, settings),
      challenge: readChallenge(body),
      address: deviceOf(c, parts).address,
    }
    await limits.countEmail('magic_link', email)

    await mails.transactionAfterAnswer('a sign-in by mail', async (tx, post) => {
      const letter = await prepareSignIn(parts, tx, wanted)
      if (letter) await post(letter)
    })
    return c.json({})
  })
}

interface Wanted {
  email: string
  data: Metadata
  mayCreate: boolean
  redirectTo: string
  challenge?: Challenge
  address?: string
}

/** Who is new, or never confirmed their address, confirms it; everybody else gets a link to sign in. */
async function prepareSignIn(parts: AuthParts, tx: Queries, wanted: Wanted) {
  const { redirectTo, challenge, address } = wanted
  const account = (await findByEmail(tx, wanted.email)) ?? (await newAccount(parts, tx, wanted))
  if (!account) return undefined
  const isKnown = account.email_confirmed_at !== null
  const action = isKnown ? 'user_recovery_requested' : 'user_confirmation_requested'
  await recordAudit(tx, { action, account, address, now: parts.now() })
  // A mail instead of the password: its reader may not be the user who chose the password.
  if (!isKnown && account.encrypted_password) await markPasswordNeeded(tx, account)
  const kind = isKnown ? 'magic_link' : 'confirmation'
  return prepareEmail(parts, tx, kind, { account, redirectTo, challenge })
}

async function newAccount(
  { settings, now }: AuthParts,
  tx: Queries,
  { email, data, mayCreate }: Wanted,
): Promise<Account | undefined> {
  if (!mayCreate) return undefined
  const isConfirmed = settings.auth.mailerAutoconfirm
  return createAccount(tx, { email, data, isConfirmed, now: now() })
}

function requireOneAddress({ email, phone }: z.output<typeof Request>) {
  if (Boolean(email) === Boolean(phone)) {
    throw requestErrors.validationFailed('Only an email address or phone number should be provided')
  }
}

function readEmail(body: z.output<typeof Request>, { settings }: AuthParts) {
  if (body.channel)
    throw requestErrors.validationFailed('Channel should only be specified with Phone OTP')
  if (!settings.auth.emailEnabled) throw emailErrors.emailLoginsDisabled()
  const email = readEmailAddress(body.email ?? '')
  if (!email) throw accountErrors.invalidEmail()
  return email
}
