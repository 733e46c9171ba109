import type { Queries } from '@slovo/database'
import type { SmsKind } from '../../outbox/sms/sms-templates.ts'
import { type Account, updateAccount } from '../accounts/account-rows.ts'
import { issueToken, type TokenType } from '../email/one-time-tokens.ts'
import { type PhoneSettings, testCodeOf } from './settings.ts'
import type { AuthSms } from './sms-sender.ts'

interface Purpose {
  kind: SmsKind
  token: TokenType
  sentAt:
    | 'confirmation_sent_at'
    | 'recovery_sent_at'
    | 'phone_change_sent_at'
    | 'reauthentication_sent_at'
}

const PURPOSES = {
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
} satisfies Record<string, Purpose>

/** What issuing a code takes. */
export interface CodeServices {
  settings: { jwtSecret: string; auth: { phone: PhoneSettings } }
  now: () => Date
}

/** Issues a fresh code. Send it after the transaction commits. */
export async function prepareSms(
  { settings, now }: CodeServices,
  tx: Queries,
  purpose: keyof typeof PURPOSES,
  { account, to }: { account: Account; to: string },
): Promise<AuthSms> {
  const { kind, token: type, sentAt }: Purpose = PURPOSES[purpose]
  const { phone } = settings.auth
  const at = now()
  const testCode = testCodeOf(phone, to, at)
  const { otp } = await issueToken(
    tx,
    { jwtSecret: settings.jwtSecret, otpLength: phone.otpLength },
    { userId: account.id, type, sentTo: to, otp: testCode, now: at },
  )
  const changed = await updateAccount(tx, account.id, { [sentAt]: at, updated_at: at })
  return { kind, to, code: otp, account: changed, isTest: testCode !== undefined }
}
