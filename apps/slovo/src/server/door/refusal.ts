import { randomBytes } from 'node:crypto'
import { type Locale, type Message, say } from '@slovo/messages'
import { errorPage } from '@slovo/messages/shell'
import { refusals } from '@slovo/messages/visit/refusals'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

interface Refusal {
  /** The operator finds the request in the log by it. */
  id?: string | undefined
  headers?: Record<string, string>
}

/**
 * Refuses a request before the site is called, in the language of its URL: a page that says what to do next, or
 * one line for a program. It is cheap, so that refusing many is no load.
 */
export function refuse(
  c: Context,
  status: ContentfulStatusCode,
  reason: keyof typeof refusals,
  { id, headers = {} }: Refusal = {},
) {
  const locale: Locale = /^\/ru(\/|\.data$|$)/.test(c.req.path) ? 'ru' : 'fr'
  const { title, advice } = refusals[reason]
  const answer = { 'cache-control': 'no-store', vary: 'accept', ...headers }
  if (!c.req.header('accept')?.includes('text/html')) {
    return c.text(`${say(locale, title)}. ${say(locale, advice)}\n`, status, answer)
  }
  const nonce = randomBytes(16).toString('base64')
  return c.html(page(locale, { title, advice, id, nonce }), status, {
    ...answer,
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'`,
  })
}

interface Shown {
  title: Message
  advice: Message
  id: string | undefined
  nonce: string
}

function page(locale: Locale, { title, advice, id, nonce }: Shown) {
  return html`<!doctype html>
    <html lang="${locale}">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>${say(locale, title)} · Slovo</title>
      <style nonce="${nonce}">
        :root { color-scheme: light dark; background: light-dark(#ffffff, #15121b); color: light-dark(#241d2e, #ece7f3); }
        body { font: 1.0625rem/1.6 "Open Sans", system-ui, sans-serif; max-width: 36rem; margin: 16vh auto 2rem; padding: 0 1.25rem; }
        p { text-wrap: pretty; }
        h1 { font-size: 2rem; font-weight: 400; line-height: 1.25; text-wrap: balance; }
        h1, a { color: light-dark(#432874, #cdbcf3); }
        a { text-underline-offset: 0.25em; }
        small { overflow-wrap: anywhere; color: light-dark(#625a6e, #b1a8bf); }
      </style>
      <main>
        <h1>${say(locale, title)}</h1>
        <p>${say(locale, advice)}</p>
        ${id ? html`<p><small>${say(locale, errorPage.reference, { id })}</small></p>` : ''}
        <p><a href="${locale === 'ru' ? '/ru' : '/'}">${say(locale, errorPage.toHome)}</a></p>
      </main>
    </html>`
}
