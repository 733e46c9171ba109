import { randomUUID } from 'node:crypto'
import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import type { Log } from '../../kernel/log.ts'
import type {
  SmsChannel,
  SmsKind,
  SmsSender,
  SmsTemplates,
} from '../../outbox/sms/sms-templates.ts'
import type { Account } from '../accounts/account-rows.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { Hooks } from '../hooks/hooks.ts'
import { phoneErrors } from './errors.ts'

/** A code on its way to a phone number without its plus. */
export interface AuthSms {
  kind: SmsKind
  to: string
  code: string
  account: Account
  /** The code of a test number is known: nothing is sent. */
  isTest?: boolean
}

interface SmsDependencies {
  settings: { siteUrl: string; smsTemplates: SmsTemplates }
  hooks: Pick<Hooks, 'has' | 'sendSms'>
  sender: SmsSender | undefined
  /** The operator has turned on something that sends SMS. */
  isNeeded: boolean
  log: Log
}

/** Sends the SMS of `/auth/v1`, by the project's sender or its hook. */
export function createAuthSmsSender(dependencies: SmsDependencies) {
  const { settings, hooks, sender, isNeeded, log } = dependencies
  const isByHook = hooks.has('sendSms')
  if (!sender && !isByHook && isNeeded) {
    throw new Error('Sign-in by phone needs something that sends messages: the option `sms`')
  }
  const channels: SmsChannel[] = isByHook ? ['sms', 'whatsapp'] : (sender?.channels ?? [])

  async function post(
    { kind, to, code, account, isTest }: AuthSms,
    { id, channel }: { id: string; channel: SmsChannel },
  ) {
    if (isTest) return
    if (isByHook) {
      const isFactor = kind === 'second_factor'
      return hooks.sendSms(account, { otp: code, phone: to, ...(isFactor && { sms_type: 'mfa' }) })
    }
    const locale = account.raw_user_meta_data?.locale
    const text = settings.smsTemplates[kind]({
      locale: typeof locale === 'string' ? locale : undefined,
      siteUrl: settings.siteUrl,
      code,
    })
    await sender?.send({ id, to: `+${to}`, text, channel })
  }

  return {
    /** As `/settings` names it; empty where nothing can be sent. */
    providerName: sender?.name ?? '',

    readChannel(text: string | undefined): SmsChannel {
      const channel = channels.find((known) => known === (text ?? 'sms'))
      if (!channel) {
        throw requestErrors.validationFailed(
          `Invalid channel, supported values are: ${channels.join(', ')}`,
        )
      }
      return channel
    },

    post,

    /** Sends before the response, which reports a failure. Returns the id of the message. */
    async send(message: AuthSms, channel: SmsChannel = 'sms'): Promise<string> {
      const id = randomUUID()
      try {
        await post(message, { id, channel })
        return id
      } catch (error) {
        if (error instanceof ProtocolError) throw error
        log.error({ err: error }, 'a message could not be sent')
        throw phoneErrors.smsSendFailed()
      }
    },
  }
}

export type AuthSmsSender = ReturnType<typeof createAuthSmsSender>
