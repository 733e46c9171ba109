import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import type { SmsChannel, SmsKind } from '../../outbox/sms/sms-templates.ts'
import { type Account, requireAccountRow } from '../accounts/account-rows.ts'
import type { AuthParts } from '../auth-parts.ts'
import { issueToken, type TokenType } from '../email/one-time-tokens.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { phoneErrors } from './errors.ts'
import { testCodeOf } from './phone-settings.ts'
import type { TextMessage } from './post-text.ts'

interface Terms {
  kind: SmsKind
  token: TokenType
  sentAt: string
}

const TERMS = {
  sign_up: { kind: 'sign_in', token: 'confirmation_token', sentAt: 'confirmation_sent_at' },
  sign_in: { kind: 'sign_in', token: 'recovery_token', sentAt: 'recovery_sent_at' },
  phone_change: {
    kind: 'phone_change',
    token: 'phone_change_token',
    sentAt: 'phone_change_sent_at',
  },
  reauthentication: {
    kind: 'reauthentication',
    token: 'reauthentication_token',
    sentAt: 'reauthentication_sent_at',
  },
} satisfies Record<string, Terms>

/** Prepares a message with a fresh code. It is sent once the transaction has ended well. */
export async function prepareText(
  { settings, now }: AuthParts,
  tx: Queries,
  purpose: keyof typeof TERMS,
  { account, to }: { account: Account; to: string },
): Promise<TextMessage> {
  const { kind, token, sentAt } = TERMS[purpose]
  const { jwtSecret, auth } = settings
  const terms = { jwtSecret, auth: { otpLength: auth.phone.otpLength } }
  const testCode = testCodeOf(auth.phone, to, now())
  const issue = { userId: account.id, type: token, address: to, otp: testCode, now: now() }
  const { otp } = await issueToken(tx, terms, issue)
  const changed = requireAccountRow(
    await tx.query<Account>(
      `update auth.users set ${sentAt} = $2, updated_at = $2 where id = $1 returning *`,
      [account.id, issue.now],
    ),
  )
  return { kind, to, code: otp, account: changed, isTest: testCode !== undefined }
}

/** How somebody wants to get the code; by SMS unless they say something else. */
export function readChannel({ postText }: AuthParts, text: string | undefined): SmsChannel {
  const channel = postText.channels.find((known) => known === (text ?? 'sms'))
  if (!channel) {
    throw requestErrors.validationFailed(
      `Invalid channel, supported values are: ${postText.channels.join(', ')}`,
    )
  }
  return channel
}

/** Sends a message before the answer, which says so when it could not be sent. */
export async function sendText(
  { postText, log }: AuthParts,
  message: TextMessage,
  channel: SmsChannel = 'sms',
): Promise<string> {
  const id = randomUUID()
  try {
    await postText.send(message, { id, channel })
    return id
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    log.error({ err: error }, 'a message could not be sent')
    throw phoneErrors.smsSendFailed()
  }
}

/** Sends the code of an account; one that was made for it is taken back when its message cannot be sent. */
export async function sendCode(
  parts: AuthParts,
  { message, isNew }: { message: TextMessage; isNew: boolean },
  channel: SmsChannel,
): Promise<string> {
  try {
    return await sendText(parts, message, channel)
  } catch (error) {
    if (isNew) await takeBack(parts, message.account)
    throw error
  }
}

/** Not where the account has changed since: then another request waits for its own code. */
async function takeBack({ database }: AuthParts, { id, updated_at: updatedAt }: Account) {
  await database.query('delete from auth.users where id = $1 and updated_at = $2', [id, updatedAt])
}
