import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { post } from '../people/accounts.ts'
import { readKeys, type SiteUnderTest, startSite } from '../site/site-under-test.ts'

interface Mail {
  to: string
  from: string
  subject: string
  text: string
  html: string
}

let site: SiteUnderTest | undefined
let url = ''
let anonKey = ''
const mails: Mail[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, _session, received) {
    const mail = await PostalMime.parse(await buffer(stream))
    mails.push({
      to: mail.to?.[0]?.address ?? '',
      from: mail.from?.address ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
    })
    received()
  },
})

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  site = await startSite({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Slovo <ecole@example.org>',
  })
  url = site.url
  anonKey = (await readKeys(site.dataDir)).anonKey
})
test.afterAll(async () => {
  await site?.stop()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

const password = 'un-long-mot-de-passe'
const languages = {
  fr: { subject: 'Confirmez votre inscription à Slovo', page: '/confirm-signup' },
  ru: { subject: 'Подтвердите регистрацию в Slovo', page: '/ru/confirm-signup' },
}

for (const locale of ['fr', 'ru'] as const) {
  const { subject, page } = languages[locale]
  const prefix = locale === 'ru' ? '/ru' : ''

  test(`a visitor who registers on the ${locale} pages gets the mail by SMTP, and its link opens the account`, async () => {
    const email = `${randomUUID()}@example.org`
    const registered = await fetch(`${url}${prefix}/register`, {
      method: 'POST',
      headers: { origin: url },
      body: new URLSearchParams({ email, password }),
      redirect: 'manual',
    })
    expect(registered.status).toBeLessThan(400)

    const mail = await mailTo(email)
    expect(mail).toMatchObject({ from: 'ecole@example.org', subject })
    expect(mail.html).toContain(`<html lang="${locale}">`)
    const link = linkIn(mail)
    expect(link.origin + link.pathname).toBe(url + page)

    const before = await signIn(email)
    expect(before.status).toBe(400)
    const shown = await (await fetch(link)).text()
    const confirmation = link.searchParams.get('confirmation_url') ?? ''
    expect(shown).toContain(confirmation.replaceAll('&', '&amp;'))
    expect((await fetch(confirmation, { redirect: 'manual' })).status).toBeLessThan(400)
    expect((await signIn(email)).status).toBe(200)
  })

  test(`an account whose language is ${locale} gets its mails in it`, async () => {
    const email = `${randomUUID()}@example.org`
    await post(url, '/auth/v1/signup', anonKey, { email, password, data: { locale } })
    const mail = await mailTo(email)
    expect(mail.subject).toBe(subject)
    expect(linkIn(mail).pathname).toBe(page)
  })
}

test('with a mail server no mail is kept or shown on the site', async () => {
  for (const place of ['/mail', '/mail/mails.json']) {
    expect((await fetch(url + place)).status, place).toBe(404)
  }
})

function signIn(email: string) {
  return post(url, '/auth/v1/token?grant_type=password', anonKey, { email, password })
}

async function mailTo(email: string): Promise<Mail> {
  const find = () => mails.find(({ to }) => to === email)
  await expect.poll(() => find()?.to, { intervals: [50] }).toBe(email)
  const mail = find()
  if (!mail) throw new Error(`No mail to ${email}`)
  return mail
}

function linkIn({ text }: Mail): URL {
  return new URL(/https?:\/\/\S+confirmation_url=\S+/.exec(text)?.[0] ?? '')
}
