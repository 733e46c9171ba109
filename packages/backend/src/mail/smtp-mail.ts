import { createTransport } from 'nodemailer'
import type { MailSender } from './mail-templates.ts'

const PATIENCE_MS = 20_000

/** Sends through a mail server, named as `smtp://user:password@host:port` (or `smtps://`). */
export function smtpMail(smtpUrl: string, from: string): MailSender {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  return async (mail) => {
    await transport.sendMail({ from, ...mail })
  }
}
