import type { Queries } from '@slovo/database'
import type { ProtocolError } from '../../kernel/http/protocol-error.ts'
import { secondsBefore } from '../../kernel/times.ts'
import { type Account, findAccount, isBanned, updateAccount } from '../accounts/account-rows.ts'
import { confirmEmail } from '../accounts/email-accounts.ts'
import { accountErrors } from '../accounts/errors.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { dropUnprovenPassword } from '../passwords/sign-up-passwords.ts'
import { changeEmail } from './change-email.ts'
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

export interface RedeemServices {
  settings: { auth: { otpExpiry: number; doubleConfirmEmailChange: boolean } }
  now: () => Date
}

/**
 * Consumes an e-mailed token and does what it was sent for. `isAwaitingOther` when the other address of an e-mail
 * change still has to agree: the user is not signed in by that.
 */
export async function redeemToken(
  { settings, now }: RedeemServices,
  tx: Queries,
  given: { tokenHashes: string[]; types: TokenType[]; error: ProtocolError },
): Promise<{ account: Account; type: TokenType; isAwaitingOther: boolean }> {
  const at = now()
  const issuedAfter = secondsBefore(at, settings.auth.otpExpiry)
  const { tokenHashes, types } = given
  const token = await consumeToken(tx, { tokenHashes, types, issuedAfter })
  const account = token && (await findAccount(tx, token.userId))
  if (!token || !account) throw given.error
  if (isBanned(account, at)) throw accountErrors.userBanned()

  const { type } = token
  if (type === 'email_change_token_new' || type === 'email_change_token_current') {
    const needsBoth = settings.auth.doubleConfirmEmailChange && Boolean(account.email)
    if (needsBoth && account.email_change_confirm_status === 0) {
      await updateAccount(tx, account.id, { email_change_confirm_status: 1 })
      return { account, type, isAwaitingOther: true }
    }
    const changed = await changeEmail(tx, account, account.email_change ?? '', at)
    return { account: changed, type, isAwaitingOther: false }
  }
  const isRecovery = type === 'recovery_token'
  const confirming = await dropUnprovenPassword(tx, account, { isRecovery })
  return { account: await confirmEmail(tx, confirming, at), type, isAwaitingOther: false }
}
