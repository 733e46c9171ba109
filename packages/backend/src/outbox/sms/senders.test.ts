import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { listMails } from '../email/folder-mail.ts'
import { folderSms, httpSms } from './senders.ts'
import { twilioSms } from './twilio-sms.ts'

interface Asked {
  path: string | undefined
  authorization: string | undefined
  body: string
}

const asked: Asked[] = []
let status = 201
const server = createServer(async (request, response) => {
  const { url, headers } = request
  asked.push({ path: url, authorization: headers.authorization, body: await text(request) })
  response.writeHead(status).end('{}')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const folder = mkdtempSync(path.join(tmpdir(), 'slovo-sms-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
  return new Promise((resolve) => server.close(resolve))
})

const sms = { id: 'one', to: '+33612345678', text: 'Код 123456 & <b>', channel: 'sms' as const }

test('Twilio is asked to send a message, by telephone or by WhatsApp', async () => {
  const account = { accountSid: 'AC1', authToken: 'secret', from: '+15550100', apiUrl }
  await twilioSms(account).send(sms)
  await twilioSms(account).send({ ...sms, channel: 'whatsapp' })
  await twilioSms({ ...account, from: 'MG7' }).send(sms)

  const fields = asked.splice(0).map(({ body, ...rest }) => {
    expect(rest).toEqual({
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
    })
    return Object.fromEntries(new URLSearchParams(body))
  })
  expect(fields).toEqual([
    { To: '+33612345678', From: '+15550100', Body: sms.text },
    { To: 'whatsapp:+33612345678', From: 'whatsapp:+15550100', Body: sms.text },
    { To: '+33612345678', MessagingServiceSid: 'MG7', Body: sms.text },
  ])
})

test('any service gets the message as JSON', async () => {
  await httpSms(`${apiUrl}/send`, 'token').send(sms)
  expect(asked.splice(0)).toEqual([
    { path: '/send', authorization: 'Bearer token', body: JSON.stringify(sms) },
  ])
})

test('a service that refuses a message is not believed', async () => {
  status = 500
  const account = { accountSid: 'AC1', authToken: 'secret', from: '+15550100', apiUrl }
  await expect(twilioSms(account).send(sms)).rejects.toThrow('500')
  await expect(httpSms(apiUrl).send(sms)).rejects.toThrow('500')
})

test('without a service messages are kept where mails are', async () => {
  await folderSms(folder).send(sms)
  expect(await listMails(folder)).toMatchObject([
    {
      from: 'SMS',
      to: '+33612345678',
      subject: sms.text,
      text: sms.text,
      html: '<p>Код 123456 &amp; &lt;b></p>\n',
    },
  ])
})
