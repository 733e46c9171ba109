import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { findByEmail } from '../accounts/account-rows.ts'
import { MAX_EMAIL_LENGTH, readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import { createAccount } from '../accounts/new-account.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { emailErrors } from '../email/errors.ts'
import { prepareEmail } from '../email/prepare-email.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { answerSession } from '../http/answer-session.ts'
import { type Metadata, metadata, optionalText, readBody } from '../http/read-body.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { hashPassword, isPassword } from '../passwords/hashing.ts'
import { requireStrongPassword } from '../passwords/password-rules.ts'
import { markPasswordNeeded } from '../passwords/sign-up-passwords.ts'
import { signUpByPhone } from '../phone/signup-by-phone.ts'
import { type Challenge, challengeFields, readChallenge } from '../sessions/flow-states.ts'
import { type Device, deviceOf, startSession } from '../sessions/sessions.ts'
import { presentSignUp } from '../user/present-user.ts'
import { signInAnonymously } from './sign-in-anonymously.ts'

const SignUp = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadata,
  channel: optionalText,
  ...challengeFields,
})

/** `POST /signup`: a new account, signed in at once or waiting for its mail to be read. */
export function signupRoutes(parts: AuthParts) {
  const { settings, limits } = parts
  return new Hono().post('/', async (c) => {
    const body = readBody(c, SignUp)
    if (!body.email && !body.phone) {
      return answerSession(c, await signInAnonymously(parts, c, body.data ?? {}))
    }
    await limits.countRequest(c, 'otp')
    requireOneAddress(body, parts)
    if (body.phone) return signUpByPhone(parts, c, body)
    const { email, password, challenge } = await readSignUp(body, parts)
    const request = { email, password, data: body.data ?? {}, device: deviceOf(c, parts) }

    if (settings.auth.mailerAutoconfirm) return answerSession(c, await signUpAtOnce(parts, request))

    await limits.countEmail('confirmation', email)
    const redirectTo = redirectTarget(c, settings)
    return c.json(await signUpByMail(parts, { ...request, redirectTo, challenge }))
  })
}

function requireOneAddress({ email, phone }: z.output<typeof SignUp>, { settings }: AuthParts) {
  if (settings.auth.disableSignup) throw accountErrors.signupDisabled()
  if (email && phone) {
    throw requestErrors.validationFailed('Only an email address or phone number should be provided')
  }
}

async function readSignUp(body: z.output<typeof SignUp>, parts: AuthParts) {
  const { settings } = parts
  if (!settings.auth.emailEnabled) throw emailErrors.emailSignupsDisabled()
  if (!body.password) throw requestErrors.validationFailed('Signup requires a valid password')

  const email = readEmailAddress(body.email ?? '')
  if (!email) throw accountErrors.invalidEmail()
  await requireStrongPassword(parts, body.password)
  return { email, password: body.password, challenge: readChallenge(body) }
}

interface SignUpRequest {
  email: string
  password: string
  data: Metadata
  device: Device
}

interface SignUpByMail extends SignUpRequest {
  redirectTo: string
  challenge?: Challenge
}

async function signUpAtOnce(parts: AuthParts, request: SignUpRequest) {
  const { email, password, data, device } = request
  const now = parts.now()
  const passwordHash = await hashPassword(password)
  return parts.database.transaction(async (tx) => {
    const account = await createAccount(tx, { email, passwordHash, data, isConfirmed: true, now })
    if (!account) throw accountErrors.userAlreadyExists()
    return startSession(parts, tx, account, { method: 'password', device })
  })
}

/**
 * Does the same amount of work and gives the same answer whether the address is new or not: a new account is added
 * either way, under a made-up address and taken back where there is one. The time does not show that an address
 * is registered, and what the project's triggers refuse is refused for all. An account that waits for its
 * confirmation gets its mail again.
 */
async function signUpByMail(parts: AuthParts, request: SignUpByMail) {
  const { email, password, data, device, redirectTo, challenge } = request
  const now = parts.now()
  const passwordHash = await hashPassword(password)
  const isFirstPassword = await isPasswordOfWaiting(parts, email, password)
  const mail = { redirectTo, challenge, passwordHash }

  const created = await parts.mails.transaction(async (tx, post) => {
    const known = await findByEmail(tx, email)
    const wanted = { email: known ? decoyOf(email) : email, passwordHash, data, now }
    await tx.query('savepoint account')
    const created = await createAccount(tx, { ...wanted, isConfirmed: false, isDecoy: !!known })
    const account = known ?? created ?? (await findByEmail(tx, email))
    if (!account) return undefined

    const isConfirmed = account.email_confirmed_at !== null
    const action = isConfirmed ? 'user_repeated_signup' : 'user_confirmation_requested'
    if (!isConfirmed && known) await tx.query('rollback to savepoint account')
    const reader = (isConfirmed && created) || account
    const letter = await prepareEmail(parts, tx, 'confirmation', { account: reader, ...mail })
    // A hook would send what is about to be taken back.
    if (!isConfirmed || !parts.hooks.has('sendEmail')) await post(letter)
    if (isConfirmed) await tx.query('rollback to savepoint account')
    if (!known) await tx.query('release savepoint account')
    if (account !== created && !isConfirmed && !isFirstPassword)
      await markPasswordNeeded(tx, account)
    await recordAudit(tx, { action, account, address: device.address, now })
    return known ? undefined : created
  })
  return presentSignUp(email, data, now, created)
}

/** Whether an account that waits for its confirmation has this password. It takes as long where none waits. */
async function isPasswordOfWaiting({ database }: AuthParts, email: string, password: string) {
  const known = await findByEmail(database, email)
  const isWaiting = known?.email_confirmed_at === null
  return isPassword(database, password, isWaiting ? known.encrypted_password : null)
}

/** An unused address at the same domain: what a trigger says about domains holds for it too. */
function decoyOf(email: string) {
  const atDomain = email.slice(email.lastIndexOf('@'))
  return randomUUID().slice(0, Math.max(1, MAX_EMAIL_LENGTH - atDomain.length)) + atDomain
}
