import type { SmsSender } from './sms-templates.ts'

const TIMEOUT_MS = 10_000

export interface TwilioAccount {
  accountSid: string
  authToken: string
  /** A messaging service (`MG…`), or the number that messages come from. */
  from: string
  /** Instead of Twilio's own URL. */
  apiUrl?: string
}

/** Sends through Twilio, to telephones and to WhatsApp. */
export function twilioSms({ accountSid, authToken, from, apiUrl }: TwilioAccount): SmsSender {
  const base = apiUrl ?? 'https://api.twilio.com'
  const address = `${base}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')

  return {
    name: 'twilio',
    channels: ['sms', 'whatsapp'],
    async send({ to, text, channel }) {
      const prefix = channel === 'whatsapp' ? 'whatsapp:' : ''
      const sender: Record<string, string> = from.startsWith('MG')
        ? { MessagingServiceSid: from }
        : { From: prefix + from }
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: prefix + to, Body: text, ...sender }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`Twilio answered ${answer.status}`)
    },
  }
}
