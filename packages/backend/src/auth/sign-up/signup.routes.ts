import { Hono } from 'hono'
import { z } from 'zod'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import { emailErrors } from '../email/errors.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { answerSession } from '../http/answer-session.ts'
import type { AuthEnv } from '../http/auth-env.ts'
import { metadata, optionalText, readBody } from '../http/read-body.ts'
import { type RedirectSettings, redirectTarget } from '../http/redirect-target.ts'
import { type PhoneSignUpServices, signUpByPhone } from '../phone/sign-up-by-phone.ts'
import { challengeFields, readChallenge } from '../sessions/flow-challenge.ts'
import { type AnonymousServices, signInAnonymously } from './sign-in-anonymously.ts'
import { type EmailSignUpServices, signUpAtOnce, signUpByEmail } from './sign-up-by-email.ts'

const SignUp = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadata,
  channel: optionalText,
  ...challengeFields,
})

type SignUpServices = EmailSignUpServices &
  PhoneSignUpServices &
  AnonymousServices & {
    settings: RedirectSettings & { auth: { emailEnabled: boolean; mailerAutoconfirm: boolean } }
  }

/** `POST /signup`: a new account, signed in at once or waiting for the confirmation of its e-mail or SMS. */
export function signupRoutes(services: SignUpServices) {
  const { limits, passwordRules, settings } = services
  const { auth } = settings

  async function readSignUp(body: z.output<typeof SignUp>) {
    if (!auth.emailEnabled) throw emailErrors.emailSignupsDisabled()
    if (!body.password) throw requestErrors.validationFailed('Signup requires a valid password')

    const email = readEmailAddress(body.email ?? '')
    if (!email) throw accountErrors.invalidEmail()
    await passwordRules.requireStrong(body.password)
    return { email, password: body.password, challenge: readChallenge(body) }
  }

  return new Hono<AuthEnv>().post('/', async (c) => {
    const { device } = c.var
    const body = readBody(c, SignUp)
    const data = body.data ?? {}
    if (!body.email && !body.phone) {
      return answerSession(c, await signInAnonymously(services, device, data))
    }
    await limits.countRequest(device, 'otp')
    if (auth.disableSignup) throw accountErrors.signupDisabled()
    if (body.email && body.phone) {
      throw requestErrors.validationFailed(
        'Only an email address or phone number should be provided',
      )
    }
    if (body.phone) {
      const outcome = await signUpByPhone(services, device, body)
      return 'session' in outcome ? answerSession(c, outcome.session) : c.json(outcome.user)
    }
    const { email, password, challenge } = await readSignUp(body)
    const request = { email, password, data, device }
    if (auth.mailerAutoconfirm) return answerSession(c, await signUpAtOnce(services, request))

    await limits.countEmail('confirmation', email)
    const redirectTo = redirectTarget(c, settings)
    return c.json(await signUpByEmail(services, { ...request, redirectTo, challenge }))
  })
}
