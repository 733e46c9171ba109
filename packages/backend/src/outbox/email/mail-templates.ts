/** A mail ready to be sent. */
export interface Mail {
  to: string
  subject: string
  html: string
  text: string
}

/** Sends one mail, or throws: a `MailRefusedError` where trying again would change nothing. */
export type MailSender = (mail: Mail) => Promise<void>

/** The mail server takes this mail neither now nor later. */
export class MailRefusedError extends Error {}

export type MailKind =
  | 'confirmation'
  | 'recovery'
  | 'magic_link'
  | 'email_change'
  | 'reauthentication'
  | 'invite'

export interface MailValues {
  /** `user_metadata.locale` of the account, where it has one. */
  locale?: string
  siteUrl: string
  /** Following it proves that the mail was read; empty for `reauthentication`, which has only a code. */
  confirmationUrl: string
  /** The digits that may be typed in instead. */
  token: string
  tokenHash: string
  /** Of the account; where it has none yet, the one that the mail is sent to. */
  email: string
  newEmail?: string
  redirectTo: string
}

export type MailTemplate = (values: MailValues) => Omit<Mail, 'to'>
export type MailTemplates = Record<MailKind, MailTemplate>
