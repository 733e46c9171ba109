import type { Queries } from '@slovo/database'
import type { SmsChannel } from '../../outbox/sms/sms-templates.ts'
import { deleteUnchangedAccount } from '../accounts/remove-accounts.ts'
import type { AuthSms, AuthSmsSender } from './sms-sender.ts'

/**
 * Sends the code of an account. A new account is deleted when its SMS cannot be sent, unless it has changed since: then
 * another request waits for its own code.
 */
export async function sendNewCode(
  { database, sms }: { database: Queries; sms: AuthSmsSender },
  { message, isNew }: { message: AuthSms; isNew: boolean },
  channel: SmsChannel,
): Promise<string> {
  try {
    return await sms.send(message, channel)
  } catch (error) {
    if (isNew) await deleteUnchangedAccount(database, message.account)
    throw error
  }
}
