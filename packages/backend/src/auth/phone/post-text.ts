import { randomUUID } from 'node:crypto'
import type { SmsChannel, SmsKind, SmsSender } from '../../outbox/sms/sms-templates.ts'
import type { Account } from '../accounts/account-rows.ts'
import type { Hooks } from '../hooks/hooks.ts'
import type { AuthServiceSettings } from '../service-settings.ts'

/** A message with a code, to a number without its plus. */
export interface TextMessage {
  kind: SmsKind
  to: string
  code: string
  account: Account
  /** The number is for trying out: its users know its code. */
  isTest?: boolean
}

export interface PostText {
  /** As `/settings` names it; empty where nothing can be sent. */
  providerName: string
  channels: SmsChannel[]
  /** Sends a message, or throws; `id` is how it is known afterwards. */
  send(message: TextMessage, how: { id?: string; channel: SmsChannel }): Promise<void>
}

/** Writes and sends the messages of `/auth/v1` in the words of the project. */
export function createPostText(
  settings: AuthServiceSettings,
  hooks: Hooks,
  sender?: SmsSender,
): PostText {
  const { phone, mfa } = settings.auth
  const isByHook = hooks.has('sendSms')
  if (!sender && !isByHook && (phone.enabled || mfa.phoneEnrollEnabled || mfa.phoneVerifyEnabled)) {
    throw new Error('Sign-in by phone needs something that sends messages: the option `sms`')
  }
  return {
    providerName: sender?.name ?? '',
    channels: isByHook ? ['sms', 'whatsapp'] : (sender?.channels ?? []),
    async send({ kind, to, code, account, isTest }, { id = randomUUID(), channel }) {
      if (isTest) return
      if (isByHook) {
        const isFactor = kind === 'second_factor'
        return hooks.sendSms(account, {
          otp: code,
          phone: to,
          ...(isFactor && { sms_type: 'mfa' }),
        })
      }
      const locale = account.raw_user_meta_data?.locale
      const text = settings.smsTemplates[kind]({
        locale: typeof locale === 'string' ? locale : undefined,
        siteUrl: settings.siteUrl,
        code,
      })
      await sender?.send({ id, to: `+${to}`, text, channel })
    },
  }
}
