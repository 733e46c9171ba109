export type SmsChannel = 'sms' | 'whatsapp'

/** A message ready to be sent. */
export interface Sms {
  /** Our own id of the message, for the logs. */
  id: string
  /** The number with its plus. */
  to: string
  text: string
  channel: SmsChannel
}

/** Something that sends messages. */
export interface SmsSender {
  /** As `/settings` names it. */
  name: string
  channels: SmsChannel[]
  /** Sends one message, or throws. */
  send(sms: Sms): Promise<void>
}

export type SmsKind = 'sign_in' | 'phone_change' | 'second_factor' | 'reauthentication'

export interface SmsValues {
  /** `user_metadata.locale` of the account, where it has one. */
  locale?: string
  siteUrl: string
  /** The digits to be typed in. */
  code: string
}

export type SmsTemplate = (values: SmsValues) => string
export type SmsTemplates = Record<SmsKind, SmsTemplate>
