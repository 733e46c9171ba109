import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { Hono } from 'hono'
import { z } from 'zod'
import { type Account, findByEmail } from './accounts.ts'
import { recordAudit } from './audit.ts'
import { authErrors } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'
import { LONGEST_EMAIL, normaliseEmail } from './email-address.ts'
import { type Challenge, challengeFields, readChallenge } from './flow-states.ts'
import { prepareLetter } from './letters.ts'
import type { PostMail } from './mails.ts'
import { createAccount, type NewAccount } from './new-account.ts'
import { requireGoodPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { signUpByPhone } from './phone/signup-by-phone.ts'
import { presentSignUp } from './present-user.ts'
import { type Metadata, metadata, optionalText, readBody } from './read-body.ts'
import { redirectTarget } from './redirect-target.ts'
import { answerSession } from './session-answer.ts'
import { type Device, deviceOf, startSession } from './sessions.ts'
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

    await limits.countMail('confirmation', email)
    const redirectTo = redirectTarget(c, settings)
    return c.json(await signUpByMail(parts, { ...request, redirectTo, challenge }))
  })
}

function requireOneAddress({ email, phone }: z.output<typeof SignUp>, { settings }: AuthParts) {
  if (settings.auth.disableSignup) throw authErrors.signupDisabled()
  if (email && phone) {
    throw authErrors.validationFailed('Only an email address or phone number should be provided')
  }
}

async function readSignUp(body: z.output<typeof SignUp>, parts: AuthParts) {
  const { settings } = parts
  if (!settings.auth.emailEnabled) throw authErrors.emailSignupsDisabled()
  if (!body.password) throw authErrors.validationFailed('Signup requires a valid password')

  const email = normaliseEmail(body.email ?? '')
  if (!email) throw authErrors.invalidEmail()
  await requireGoodPassword(parts, body.password)
  return { email, password: body.password, challenge: readChallenge(body) }
}

interface SignUpRequest {
  email: string
  password: string
  data: Metadata
  device: Device
}

async function signUpAtOnce(parts: AuthParts, request: SignUpRequest) {
  const { email, password, data, device } = request
  const now = parts.now()
  const passwordHash = await hashPassword(password)
  return parts.database.transaction(async (tx) => {
    const account = await createAccount(tx, { email, passwordHash, data, isConfirmed: true, now })
    if (!account) throw authErrors.userAlreadyExists()
    return startSession(parts, tx, account, { method: 'password', device })
  })
}

/**
 * Does the same amount of work and gives the same answer whether the address is new or not. An account that is
 * already there is not touched; if nobody confirmed it yet, its mail is sent again.
 */
async function signUpByMail(
  parts: AuthParts,
  request: SignUpRequest & { redirectTo: string; challenge?: Challenge },
) {
  const { email, password, data, device, redirectTo, challenge } = request
  const now = parts.now()
  const passwordHash = await hashPassword(password)

  const wanted = { email, passwordHash, data, isConfirmed: false, now }
  const mail = { redirectTo, challenge }
  const created = await parts.mails.transaction(async (tx, post) => {
    const created = await createAccount(tx, wanted)
    const account = created ?? (await findByEmail(tx, email))
    if (!account) return undefined
    const isKnown = account.email_confirmed_at !== null
    const action = isKnown ? 'user_repeated_signup' : 'user_confirmation_requested'
    await recordAudit(tx, { action, account, address: device.address, now })
    if (isKnown) await actAsIfNew(parts, tx, wanted, mail, post)
    else await post(await prepareConfirmation(parts, tx, account, mail))
    return created
  })
  return presentSignUp(email, data, now, created)
}

interface ConfirmationMail {
  redirectTo: string
  challenge?: Challenge
}

function prepareConfirmation(
  parts: AuthParts,
  tx: Queries,
  account: Account,
  mail: ConfirmationMail,
) {
  return prepareLetter(parts, tx, 'confirmation', { account, ...mail })
}

/**
 * Adds an account that nobody has and takes it back, mail and all: somebody with a clock must not see that the
 * address is registered, and what the project's triggers refuse has to be refused here too.
 */
async function actAsIfNew(
  parts: AuthParts,
  tx: Queries,
  wanted: NewAccount & { email: string },
  mail: ConfirmationMail,
  post: PostMail,
) {
  const atDomain = wanted.email.slice(wanted.email.lastIndexOf('@'))
  const email = randomUUID().slice(0, Math.max(1, LONGEST_EMAIL - atDomain.length)) + atDomain
  await tx.query('savepoint as_if_new')
  const decoy = await createAccount(tx, { ...wanted, email })
  if (decoy) await post(await prepareConfirmation(parts, tx, decoy, mail))
  await tx.query('rollback to savepoint as_if_new')
}
