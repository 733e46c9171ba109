import type { Queries } from '@slovo/database'
import { secondsAfter, secondsBefore } from '../../kernel/times.ts'
import { setPassword } from '../accounts/account-passwords.ts'
import { type Account, updateAccount } from '../accounts/account-rows.ts'
import { recordAudit } from '../audit/audit.ts'
import { consumeToken, invalidateTokens, linkTokensOf } from '../email/one-time-tokens.ts'
import type { Limits } from '../limits/limits.ts'
import { hashPassword, isPassword } from '../passwords/hashing.ts'
import type { PasswordRules } from '../passwords/password-rules.ts'
import type { Session } from '../sessions/require-session.ts'
import { endSessions } from '../sessions/sessions.ts'
import { userErrors } from './errors.ts'

const FRESH_SESSION_SECONDS = 24 * 3600

export interface NewPasswordServices {
  database: Queries
  limits: Limits
  passwordRules: PasswordRules
  settings: {
    jwtSecret: string
    auth: { otpExpiry: number; requireCurrentPassword: boolean; securePasswordChange: boolean }
  }
  now: () => Date
}

interface PasswordChangeRequest {
  account: Account
  session: Session
  password?: string | null
  current_password?: string
  nonce?: string
}

export interface NewPassword {
  hash: string
  /** The code that reauthenticates the user; the change consumes it. */
  nonce?: string
}

/** Checks a new password and hashes it, before any transaction: a transaction never waits for a hash. */
export async function readNewPassword(
  { database, settings, limits, passwordRules, now }: NewPasswordServices,
  request: PasswordChangeRequest,
): Promise<NewPassword | undefined> {
  const { account, session, password, current_password: current, nonce } = request
  const { encrypted_password: stored } = account
  const { requireCurrentPassword, securePasswordChange } = settings.auth
  if (typeof password !== 'string') return undefined

  await passwordRules.requireStrong(password)
  if (requireCurrentPassword && stored && !current && !nonce) {
    throw userErrors.currentPasswordRequired()
  }
  if (current !== undefined) {
    await limits.countCode(account.email ?? account.id)
    if (!(await isPassword(database, current, stored))) throw userErrors.currentPasswordInvalid()
    await limits.resetCodeAttempts(account.email ?? account.id)
  }
  const isFresh = secondsAfter(session.createdAt, FRESH_SESSION_SECONDS) > now()
  if (securePasswordChange && !nonce && !isFresh) throw userErrors.reauthenticationNeeded()
  if (stored && (await isPassword(database, password, stored))) throw userErrors.samePassword()
  if (nonce) await limits.countCode(account.email ?? account.id)
  return { hash: await hashPassword(password), nonce }
}

/** Replaces the password, signs out every other device and invalidates every link and code sent before. */
export async function changePassword(
  services: Pick<NewPasswordServices, 'settings' | 'now'>,
  tx: Queries,
  { account, session, hash, nonce }: NewPassword & { account: Account; session: Session },
): Promise<Account> {
  const now = services.now()
  if (nonce) await consumeNonce(services, tx, account, nonce)
  await endSessions(tx, account.id, session.id)
  await invalidateTokens(tx, account.id)
  await recordAudit(tx, { action: 'user_updated_password', account, now })
  await updateAccount(tx, account.id, { updated_at: now })
  return setPassword(tx, account, hash)
}

async function consumeNonce(
  { settings, now }: Pick<NewPasswordServices, 'settings' | 'now'>,
  tx: Queries,
  account: Account,
  nonce: string,
) {
  const types = ['reauthentication_token' as const]
  const sentTo = account.email || account.phone || ''
  const token = await consumeToken(tx, {
    types,
    tokenHashes: linkTokensOf(settings.jwtSecret, types, sentTo, nonce),
    issuedAfter: secondsBefore(now(), settings.auth.otpExpiry),
    userId: account.id,
  })
  if (!token) throw userErrors.reauthenticationNotValid()
}
