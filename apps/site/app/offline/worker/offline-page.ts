import { say } from '@slovo/messages'
import { notHere, notSent } from '@slovo/messages/offline/page'
import { localeOf } from '../../ui/local-path.ts'
import { changesOwner } from '../device/reader-key.ts'
import { dropChange } from '../queue/list-changes.ts'
import { removeText } from './keep-text.ts'
import { escapeListed, listHtml } from './lists.ts'
import { plainPage } from './plain-page.ts'
import { askAndNoteReader, currentReader } from './reader.ts'

export const isOfflinePage = ({ pathname }: URL) => /^(\/ru)?\/offline$/.test(pathname)

/** `/offline`: what is kept and what waits, filled in on the device. */
export async function answerOfflinePage({ request }: FetchEvent): Promise<Response> {
  const url = new URL(request.url)
  if (request.method === 'POST') return change(request, url)
  const fresh = await askAndNoteReader(() => fetch(request)).catch(() => null)
  return fill(fresh?.status === 200 ? fresh : await plainPage(localeOf(url.pathname)), url)
}

/** In place of a page that is not here: not the browser's own error. */
export async function answerMissing(url: URL): Promise<Response> {
  const locale = localeOf(url.pathname)
  const head = `<h1>${escapeListed(say(locale, notHere.heading))}</h1>
<p>${escapeListed(say(locale, notHere.advice))}</p>
<p><a class="button button-primary" href="${escapeListed(url.pathname + url.search)}">${escapeListed(say(locale, notHere.retry))}</a></p>`
  return fill(await plainPage(locale), url, head)
}

/** A form that could not be sent: going back shows what was typed. */
export async function answerNotSent(url: URL): Promise<Response> {
  const locale = localeOf(url.pathname)
  const head = `<h1>${escapeListed(say(locale, notSent.heading))}</h1>
<p>${escapeListed(say(locale, notSent.advice))}</p>`
  return fill(await plainPage(locale), url, head)
}

/** A form of the page: a kept text, or a change that was refused, is removed. A form of another site changes nothing. */
async function change(request: Request, url: URL): Promise<Response> {
  if (!request.referrer.startsWith(`${url.origin}/`)) return Response.redirect(url.href, 303)
  const form = await request.formData()
  const [text, waiting] = [form.get('text'), form.get('change')]
  const owner = form.get('owner')
  if (typeof text === 'string' && typeof owner === 'string') await removeText(owner, text)
  if (typeof waiting === 'string') await dropChange(waiting)
  return Response.redirect(url.href, 303)
}

async function fill(page: Response, url: URL, head?: string): Promise<Response> {
  if (page.type === 'error') return page
  const locale = localeOf(url.pathname)
  const reader = await currentReader()
  const listed = { locale, reader, changesOf: changesOwner(reader) }
  // A device whose storage fails keeps nothing, as the page itself says.
  const lists = await listHtml(listed).catch(() => null)
  const html = withoutScripts(await page.text())
  const headed = head ? fillSlot(html, 'head', head) : html
  const filled = lists === null ? headed : fillSlot(headed, 'lists', lists)
  const headers = new Headers(page.headers)
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
  return new Response(filled, { headers })
}

/** What the worker writes stays: no script draws the page a second time. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')

const fillSlot = (html: string, slot: string, content: string) =>
  html.replace(
    new RegExp(`(<section data-slot="${slot}"[^>]*>)[\\s\\S]*?(</section>)`),
    (_, begin: string, end: string) => begin + content + end,
  )
