import type { Queries } from '@slovo/database'
import type { ProtocolError } from '../../kernel/http/protocol-error.ts'
import { secondsBefore } from '../../kernel/times.ts'
import { type Account, confirmEmail, findAccount, isBanned } from '../accounts/account-rows.ts'
import { changeEmail } from '../accounts/change-email.ts'
import { accountErrors } from '../accounts/errors.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { dropUnprovenPassword } from '../passwords/sign-up-passwords.ts'
import { consumeToken, type TokenType } from './one-time-tokens.ts'

export const AWAITING_OTHER_EMAIL_MESSAGE =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

const TYPES = new Map<string, TokenType[]>([
  ['signup', ['confirmation_token']],
  ['invite', ['confirmation_token']],
  ['magiclink', ['recovery_token']],
  ['recovery', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
  ['email_change', ['email_change_token_new', 'email_change_token_current']],
])

export function tokenTypesOf(verification: string): TokenType[] {
  const types = TYPES.get(verification)
  if (!types) throw requestErrors.validationFailed('Unsupported verification type')
  return types
}

/**
 * Uses a mailed token up and does what it was for. `isAwaitingOther` when the other address of an e-mail change still
 * has to agree: nobody is signed in by that.
 */
export async function redeemToken(
  parts: AuthParts,
  tx: Queries,
  given: { tokenHashes: string[]; types: TokenType[]; refusal: ProtocolError },
): Promise<{ account: Account; type: TokenType; isAwaitingOther: boolean }> {
  const now = parts.now()
  const issuedAfter = secondsBefore(now, parts.settings.auth.otpExpiry)
  const spent = await consumeToken(tx, { ...given, issuedAfter })
  const account = spent && (await findAccount(tx, spent.userId))
  if (!spent || !account) throw given.refusal
  if (isBanned(account, now)) throw accountErrors.userBanned()

  const { type } = spent
  if (type === 'email_change_token_new' || type === 'email_change_token_current') {
    if (isFirstOfTwo(parts, account)) {
      await tx.query('update auth.users set email_change_confirm_status = 1 where id = $1', [
        account.id,
      ])
      return { account, type, isAwaitingOther: true }
    }
    return {
      account: await changeEmail(tx, account, account.email_change ?? '', now),
      type,
      isAwaitingOther: false,
    }
  }
  const own = await dropUnprovenPassword(tx, account, type)
  return { account: await confirmEmail(tx, own, now), type, isAwaitingOther: false }
}

function isFirstOfTwo({ settings }: AuthParts, account: Account) {
  return (
    settings.auth.doubleConfirmEmailChange &&
    Boolean(account.email) &&
    account.email_change_confirm_status === 0
  )
}
