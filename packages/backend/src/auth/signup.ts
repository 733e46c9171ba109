import { Hono } from 'hono'
import { z } from 'zod'
import { createAccount, findByEmail } from './accounts.ts'
import { recordAudit } from './audit.ts'
import { authErrors } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'
import { normaliseEmail } from './email-address.ts'
import { type Challenge, challengeFields, readChallenge } from './flow-states.ts'
import { prepareLetter } from './letters.ts'
import { hashPassword, requireGoodPassword } from './passwords.ts'
import { presentSignUp } from './present-user.ts'
import { type Metadata, metadata, optionalText, readBody } from './read-body.ts'
import { redirectTarget } from './redirect-target.ts'
import { answerSession } from './session-answer.ts'
import { type Device, deviceOf, startSession } from './sessions.ts'

const SignUp = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadata,
  ...challengeFields,
})

/** `POST /signup`: a new account, signed in at once or waiting for its mail to be read. */
export function signupRoutes(parts: AuthParts) {
  const { settings, limits } = parts
  return new Hono().post('/', async (c) => {
    await limits.countRequest(c, 'otp')
    const body = readBody(c, SignUp)
    const { email, password, challenge } = readSignUp(body, parts)
    const request = { email, password, data: body.data ?? {}, device: deviceOf(c, parts) }

    if (settings.auth.mailerAutoconfirm) return answerSession(c, await signUpAtOnce(parts, request))

    await limits.countMail('confirmation', email)
    const redirectTo = redirectTarget(c, settings)
    return c.json(await signUpByMail(parts, { ...request, redirectTo, challenge }))
  })
}

function readSignUp(body: z.output<typeof SignUp>, { settings }: AuthParts) {
  if (settings.auth.disableSignup) throw authErrors.signupDisabled()
  if (body.email && body.phone) {
    throw authErrors.validationFailed('Only an email address or phone number should be provided')
  }
  if (body.phone) throw authErrors.phoneSignupsDisabled()
  if (!body.email) throw authErrors.anonymousDisabled()
  if (!settings.auth.emailEnabled) throw authErrors.emailSignupsDisabled()
  if (!body.password) throw authErrors.validationFailed('Signup requires a valid password')

  const email = normaliseEmail(body.email)
  if (!email) throw authErrors.invalidEmail()
  requireGoodPassword(body.password, settings.auth)
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
  const { database, background, postMail } = parts
  const now = parts.now()
  const passwordHash = await hashPassword(password)

  const { created, letter } = await database.transaction(async (tx) => {
    const created = await createAccount(tx, { email, passwordHash, data, isConfirmed: false, now })
    const account = created ?? (await findByEmail(tx, email))
    if (!account) return {}
    const isKnown = account.email_confirmed_at !== null
    const action = isKnown ? 'user_repeated_signup' : 'user_confirmation_requested'
    await recordAudit(tx, { action, account, address: device.address, now })
    if (isKnown) return {}
    const wanted = { account, redirectTo, challenge }
    return { created, letter: await prepareLetter(parts, tx, 'confirmation', wanted) }
  })
  if (letter) background.run('the confirmation mail', () => postMail(letter))
  return presentSignUp(email, data, now, created)
}
