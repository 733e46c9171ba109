import type { Queries } from '@slovo/database'
import { secondsAfter, secondsBefore } from '../../kernel/times.ts'
import { type Account, requireAccountRow } from '../accounts/account-rows.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { consumeToken, invalidateTokens, linkTokensOf } from '../email/one-time-tokens.ts'
import { hashPassword, isPassword } from '../passwords/hashing.ts'
import { requireStrongPassword } from '../passwords/password-rules.ts'
import { setPassword } from '../passwords/sign-up-passwords.ts'
import type { Session } from '../sessions/require-session.ts'
import { endSessions } from '../sessions/sessions.ts'
import { userErrors } from './errors.ts'

const FRESH_SESSION_SECONDS = 24 * 3600

interface Wish {
  account: Account
  session: Session
  password?: string | null
  current_password?: string
  nonce?: string
}

/** Checks a wished password and hashes it, before any transaction: a transaction never waits for a hash. */
export async function readPasswordChange(parts: AuthParts, wish: Wish) {
  const { database, settings, limits } = parts
  const { account, password, current_password: current, nonce } = wish
  if (typeof password !== 'string') return undefined

  await requireStrongPassword(parts, password)
  if (settings.auth.requireCurrentPassword && account.encrypted_password && !current && !nonce) {
    throw userErrors.currentPasswordRequired()
  }
  if (current !== undefined) {
    await limits.countCode(account.email ?? account.id)
    if (!(await isPassword(database, current, account.encrypted_password))) {
      throw userErrors.currentPasswordInvalid()
    }
    await limits.resetCodeAttempts(account.email ?? account.id)
  }
  if (settings.auth.securePasswordChange && !nonce && !isFresh(parts, wish.session)) {
    throw userErrors.reauthenticationNeeded()
  }
  if (
    account.encrypted_password &&
    (await isPassword(database, password, account.encrypted_password))
  ) {
    throw userErrors.samePassword()
  }
  if (nonce) await limits.countCode(account.email ?? account.id)
  return { hash: await hashPassword(password), nonce }
}

interface Change {
  account: Account
  session: Session
  hash: string
  nonce?: string
}

/** Replaces the password, signs out every other device and makes every mail sent before worthless. */
export async function changePassword(parts: AuthParts, tx: Queries, change: Change) {
  const { account, session, hash, nonce } = change
  const now = parts.now()
  if (nonce) await spendNonce(parts, tx, account, nonce)
  await endSessions(tx, account.id, session.id)
  await invalidateTokens(tx, account.id)
  await recordAudit(tx, { action: 'user_updated_password', account, now })
  await tx.query('update auth.users set updated_at = $2 where id = $1', [account.id, now])
  return requireAccountRow(await setPassword(tx, account, hash))
}

async function spendNonce(
  { settings, now }: AuthParts,
  tx: Queries,
  account: Account,
  nonce: string,
) {
  const types = ['reauthentication_token' as const]
  const spent = await consumeToken(tx, {
    types,
    tokenHashes: linkTokensOf(
      settings.jwtSecret,
      types,
      account.email || account.phone || '',
      nonce,
    ),
    issuedAfter: secondsBefore(now(), settings.auth.otpExpiry),
    userId: account.id,
  })
  if (!spent) throw userErrors.reauthenticationNotValid()
}

function isFresh({ now }: AuthParts, { createdAt }: Session) {
  return secondsAfter(createdAt, FRESH_SESSION_SECONDS) > now()
}
