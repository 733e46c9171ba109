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

const TIMEOUT_MS = 10_000

/** Hands messages to any service that takes `{ id, to, text, channel }` as JSON; a `2xx` is a promise to send it. */
export function httpSms(url: string, token?: string): SmsSender {
  return {
    name: 'http',
    channels: ['sms', 'whatsapp'],
    async send(sms) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(sms),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The service for messages answered ${answer.status}`)
    },
  }
}
