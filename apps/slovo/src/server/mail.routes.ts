import { type KeptMail, listMails, readMail } from '@slovo/backend'
import { type Locale, say } from '@slovo/messages'
import * as mailbox from '@slovo/messages/mail/mailbox'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { requireThisMachine } from './this-machine.ts'

/** The mails of a site that is tried out without a mail server, for this machine only. */
export function mailRoutes(folder: string) {
  return new Hono()
    .use(requireThisMachine, asPrivatePage)
    .get('/', async (c) => c.html(listPage(localeOf(c), await listMails(folder))))
    .get('/mails.json', async (c) => c.json(await listMails(folder)))
    .get('/:id', async (c) => {
      const mail = await readMail(folder, c.req.param('id'))
      return mail ? c.html(mailPage(localeOf(c), mail)) : c.notFound()
    })
}

const asPrivatePage: MiddlewareHandler = async (c, next) => {
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  c.header('cache-control', 'no-store')
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'no-referrer')
  await next()
}

function localeOf(c: Context): Locale {
  return c.req.header('accept-language')?.startsWith('ru') ? 'ru' : 'fr'
}

function listPage(locale: Locale, mails: KeptMail[]) {
  const rows = mails.map(
    ({ id, to, subject, sentAt }) => html`
      <li><a href="/mail/${id}">${subject}</a><br>${to} · <time>${sentAt}</time></li>`,
  )
  return page(
    locale,
    say(locale, mailbox.title),
    html`<p>${say(locale, mailbox.explanation)}</p>
      ${
        mails.length === 0
          ? html`<p>${say(locale, mailbox.empty)}</p>`
          : html`<p>${say(locale, mailbox.count, { count: mails.length })}</p><ul>${rows}</ul>`
      }`,
  )
}

function mailPage(locale: Locale, { subject, to, text }: KeptMail) {
  const parts = text.split(/(https?:\/\/\S+)/)
  const linked = parts.map((part, index) =>
    index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part,
  )
  return page(
    locale,
    subject,
    html`<p><a href="/mail">← ${say(locale, mailbox.back)}</a></p>
      <p>${say(locale, mailbox.to)} : ${to}</p>
      <pre>${linked}</pre>`,
  )
}

function page(locale: Locale, title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="${locale}">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>${title}</title>
      <style>
        :root { color-scheme: light dark; }
        body { font: 1rem/1.6 "Open Sans", system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
        li { margin-block: 0.75rem; }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
      </style>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>
    </html>`
}
