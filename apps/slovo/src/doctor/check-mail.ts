import { type MailQueue, readMailQueue } from '@slovo/backend'
import type { Queries } from '@slovo/database'
import { createTransport } from 'nodemailer'
import { mailDelivery } from '../mail/mail-delivery.ts'
import type { Settings } from '../settings/settings.ts'
import { type Finding, findingsOf, reasonOf } from './finding.ts'

const HOUR = 3600

/** Signs in at the mail server without sending anything. */
export async function checkMail(settings: Settings): Promise<Finding> {
  const { ok, warning, problem } = findingsOf('mail')
  switch (mailDelivery(settings)) {
    case 'supabase':
      return ok('sent by Supabase')
    case 'page':
      return ok('kept here and shown at /mail, while the site is tried out')
    case 'files':
      return warning('no mail is sent: SMTP_URL is not set', 'set SMTP_URL and MAIL_FROM')
    case 'smtp':
  }
  const transport = createTransport({
    url: settings.SMTP_URL ?? '',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  })
  try {
    await transport.verify()
    return ok(`${new URL(settings.SMTP_URL ?? '').host} lets us in`)
  } catch (error) {
    return problem(
      `the mail server does not let us in (${reasonOf(error)})`,
      'check host, port, user and password in SMTP_URL',
    )
  } finally {
    transport.close()
  }
}

/** Mails waiting to be sent. */
export async function checkMailQueue(queries: Queries): Promise<Finding> {
  const { ok, warning, problem } = findingsOf('mail queue')
  const { waiting, failing, oldestSeconds }: MailQueue = await readMailQueue(queries)
  const found = `${waiting} mails wait, ${failing} of them were refused before`
  if (oldestSeconds > HOUR) {
    return problem(
      `${found}; the oldest for ${Math.round(oldestSeconds / 60)} minutes`,
      'see the line “mail”; they go out by themselves once the server takes them',
    )
  }
  return failing > 0 ? warning(found, 'see the line “mail”; they are tried again') : ok(found)
}
