import type { Database } from '@slovo/database'
import { Hono } from 'hono'
import { z } from 'zod'
import { findAccount } from '../accounts/account-rows.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import type { TokenServices } from '../email/prepare-email.ts'
import { verifyUrl } from '../email/write-email.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { metadata, optionalText, readBody } from '../http/read-body.ts'
import { type RedirectSettings, redirectTarget } from '../http/redirect-target.ts'
import { hashPassword } from '../passwords/hashing.ts'
import type { PasswordRules } from '../passwords/password-rules.ts'
import { readUser } from '../user/present-user.ts'
import { generateLink, LINK_TYPES } from './generate-link.ts'

const LinkBody = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: metadata,
  redirect_to: optionalText,
})

interface GenerateLinkServices extends TokenServices {
  database: Database
  passwordRules: PasswordRules
  settings: TokenServices['settings'] &
    RedirectSettings & { issuer: string; auth: { doubleConfirmEmailChange: boolean } }
}

/** `POST /admin/generate_link`: what an e-mail would carry, for an admin who sends it another way. */
export function generateLinkRoutes(services: GenerateLinkServices) {
  const { database, passwordRules, settings } = services

  async function readLinkRequest(body: z.output<typeof LinkBody>) {
    const type = LINK_TYPES.find((known) => known === body.type)
    if (!type) throw requestErrors.validationFailed(`Invalid email action link type requested`)
    const email = readEmailAddress(body.email ?? '')
    if (!email) throw accountErrors.invalidEmail()
    if (type === 'signup') {
      if (!body.password) throw requestErrors.validationFailed('Signup requires a valid password')
      await passwordRules.requireStrong(body.password)
    }
    const isChange = type === 'email_change_current' || type === 'email_change_new'
    const newEmail = isChange ? readEmailAddress(body.new_email ?? '') : undefined
    if (isChange && !newEmail) throw accountErrors.invalidEmail()
    if (type === 'email_change_current' && !settings.auth.doubleConfirmEmailChange) {
      throw requestErrors.validationFailed(
        'Enable secure email change to generate link for current email',
      )
    }
    const password = type === 'signup' ? body.password : undefined
    const passwordHash = password && (await hashPassword(password))
    return { type, email, newEmail, passwordHash, data: body.data ?? {} }
  }

  return new Hono().post('/', async (c) => {
    const body = readBody(c, LinkBody)
    const request = await readLinkRequest(body)
    const redirectTo = redirectTarget(c, settings, body.redirect_to)

    const { userId, token, type, linkType } = await database.transaction((tx) =>
      generateLink(services, tx, { ...request, redirectTo }),
    )
    const account = await findAccount(database, userId)
    if (!account) throw accountErrors.unknownUser()
    return c.json({
      ...(await readUser(database, account)),
      action_link: verifyUrl(settings.issuer, token.tokenHash, linkType, redirectTo),
      email_otp: token.otp,
      hashed_token: token.tokenHash,
      verification_type: type,
      redirect_to: redirectTo,
    })
  })
}
