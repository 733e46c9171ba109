import type { Locale } from '@slovo/messages'
import { localPath } from '../../ui/local-path.ts'
import { PLAIN, readPages } from '../device/cache-names.ts'
import { currentReader } from './reader.ts'

const PATH = '/offline'

/** Kept when the worker is installed, as a visitor gets it: it needs no script, no style sheet and no session. */
export async function keepPlainPages(): Promise<void> {
  const cache = await caches.open(PLAIN)
  for (const locale of ['fr', 'ru'] as const) {
    const path = localPath(locale, PATH)
    const response = await fetch(path, { credentials: 'omit' })
    if (!response.ok) throw new Error(`${path} could not be kept: ${response.status}`)
    await cache.put(path, response)
  }
}

/** The page in the theme of its reader, marked so that it offers no switch, search or sign-in: they need the network. */
export async function plainPage(locale: Locale): Promise<Response> {
  const cache = await caches.open(PLAIN)
  const page = await cache.match(localPath(locale, PATH), { ignoreVary: true })
  if (!page) return Response.error()
  const theme = await themeHere().catch(() => undefined)
  const html = (await page.text()).replace(/<html [^>]*>/, (tag) => {
    const marked = tag.replace('<html', '<html data-without-network')
    return theme ? marked.replace(/data-theme="[^"]*"/, `data-theme="${theme}"`) : marked
  })
  return new Response(html, { headers: page.headers })
}

/** As the page that was opened last has it. */
async function themeHere(): Promise<string | undefined> {
  const cache = await caches.open(readPages(await currentReader()))
  const last = (await cache.keys()).at(-1)
  const html = last && (await (await cache.match(last, { ignoreVary: true }))?.text())
  return /<html [^>]*data-theme="(light|dark)"/.exec(html ?? '')?.[1]
}
