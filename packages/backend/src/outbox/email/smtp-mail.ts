import type { Transporter } from 'nodemailer'
import { MailRefusedError, type MailSender } from './mail-templates.ts'

const TIMEOUT_MS = 20_000

/** Sends through a mail server, named as `smtp://user:password@host:port` (or `smtps://`). */
export function smtpMail(smtpUrl: string, from: string): MailSender {
  let transport: Transporter | undefined
  return async (mail) => {
    // With the first mail: a process that sends none holds 5 MB less.
    const { createTransport } = await import('nodemailer')
    transport ??= createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    })
    try {
      await transport.sendMail({ from, ...mail })
    } catch (error) {
      throw isRefusal(error) ? new MailRefusedError(error.message, { cause: error }) : error
    }
  }
}

/** 5xx about the recipient or the mail itself is final; about our own login (`EAUTH`) the operator can fix it. */
function isRefusal(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
    'responseCode' in error &&
    Number(error.responseCode) >= 500
  )
}
