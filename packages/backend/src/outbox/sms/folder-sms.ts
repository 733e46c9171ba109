import { folderMail } from '../email/folder-mail.ts'
import type { SmsSender } from './sms-templates.ts'

/** Stores messages beside the mails of `folderMail` instead of sending them. */
export function folderSms(folder: string, now?: () => Date): SmsSender {
  const keep = folderMail(folder, 'SMS', now)
  return {
    name: 'folder',
    channels: ['sms', 'whatsapp'],
    send: ({ to, text }) => keep({ to, subject: text, text, html: `<p>${escaped(text)}</p>\n` }),
  }
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
