import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html } from 'hono/html'

/** A form that submits itself; without scripts, a button with the name of the host, which needs no language. */
export function answerForm(c: Context, url: string, fields: Record<string, string>) {
  const { host } = new URL(url)
  const nonce = randomBytes(16).toString('base64')
  c.header('cache-control', 'no-store')
  c.header(
    'content-security-policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
  )
  return c.html(html`<!doctype html>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${host}</title>
    <form method="post" action="${url}">
      ${Object.entries(fields).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
      )}
      <button>${host}</button>
    </form>
    <script nonce="${nonce}">document.forms[0].submit()</script>`)
}
