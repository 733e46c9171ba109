import type { Locale } from '@slovo/messages'
import { localPath } from '../../ui/local-path.ts'
import { keptTexts } from '../device/cache-names.ts'
import { tellNews } from '../device/news.ts'
import { openDevice } from '../device/open-device.ts'
import { READER_HEADER } from '../device/reader-key.ts'
import type { KeepKey, KeptText, TextFiles } from '../keep/kept-text.ts'
import { keepAssetsOf } from './assets.ts'
import { picturesIn } from './pictures-in.ts'
import { askAndNoteReader } from './reader.ts'
import { hasRoom, isQuotaError, makeRoom, removeIfLeft } from './room.ts'

class NoRoom extends Error {}

interface Wanted {
  key: KeepKey
  locale: Locale
  withSound: boolean
}

/** Fetches a text or all chapters of a book with all that they need, and reports to the pages how far it has come. */
export async function keepText({ key, locale, withSound }: Wanted): Promise<void> {
  try {
    const { title, texts } = await listTexts(key, locale)
    const [first] = texts
    if (!first) throw new Error('there is no such text')
    const kept: Omit<KeptText, 'owner'> = {
      ...{ key, title, lang: first.lang, path: first.path, urls: [], bytes: 0 },
      ...{ isWhole: false, hasSound: withSound, keptAt: new Date().toISOString() },
    }
    let isMissing = false
    let owner: string | undefined
    for (const [place, text] of texts.entries()) {
      tellNews({ about: 'keeping', key, done: place, all: texts.length })
      const { reader, urls, bytes, failed } = await keepOne(text, withSound)
      owner ??= reader
      if (owner !== reader) throw new Error('its reader has left')
      kept.urls.push(...urls)
      kept.bytes += bytes
      isMissing ||= failed
      const isLast = place === texts.length - 1
      const device = await openDevice()
      await device.put('kept', { ...kept, owner: reader, isWhole: isLast && !isMissing })
      if (await removeIfLeft(reader)) throw new Error('its reader has left')
    }
    tellNews(isMissing ? { about: 'keep-failed', key, reason: 'failed' } : { about: 'kept', key })
  } catch (cause) {
    const isFull = cause instanceof NoRoom || isQuotaError(cause)
    tellNews({ about: 'keep-failed', key, reason: isFull ? 'full' : 'failed' })
  }
}

async function listTexts(
  key: KeepKey,
  locale: Locale,
): Promise<{ title: string; texts: TextFiles[] }> {
  const [kind = '', id = ''] = key.split(':')
  const response = await fetch(`${localPath(locale, '/offline/texts.json')}?${kind}=${id}`)
  if (!response.ok) throw new Error(`the texts could not be listed: ${response.status}`)
  return response.json()
}

async function keepOne({ path, files, sound }: TextFiles, withSound: boolean) {
  if (!(await hasRoom())) throw new NoRoom()
  const page = await askAndNoteReader(() => fetch(path))
  const reader = page.headers.get(READER_HEADER)
  if (!page.ok || !reader) throw new Error(`${path} could not be kept: ${page.status}`)
  const html = await page.text()
  await keepAssetsOf(html)

  const cache = await caches.open(keptTexts(reader))
  // Of a response that was redirected a browser would not make a page.
  await put(cache, path, new Response(html, { headers: page.headers }))
  const wanted = [...files, ...picturesIn(html), ...(withSound && sound ? [sound] : [])]
  const sizes = await Promise.all(wanted.map((url) => keepFile(cache, url)))
  const bytes = sizes.reduce<number>((sum, size) => sum + (size ?? 0), html.length)
  return { reader, urls: [path, ...wanted], bytes, failed: sizes.includes(null) }
}

/** The size of the file, or null where it could not be fetched. */
async function keepFile(cache: Cache, url: string): Promise<number | null> {
  const response = await fetch(url).catch(() => null)
  // A text may name a picture that is gone, or one of another site that does not give it away.
  const isOurs = new URL(url, location.href).origin === location.origin
  if (!response?.ok) return response?.status === 404 || !isOurs ? 0 : null
  const body = await response.blob()
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.set('content-length', String(body.size))
  await put(cache, url, new Response(body, { headers }))
  return body.size
}

async function put(cache: Cache, url: string, response: Response) {
  try {
    await cache.put(url, response.clone())
  } catch (cause) {
    if (!isQuotaError(cause)) throw cause
    await makeRoom()
    await cache.put(url, response)
  }
}

/** Gives the room of a kept text back; files that another one needs stay. */
export async function removeText(owner: string, key: KeepKey): Promise<void> {
  const device = await openDevice()
  const kept = await device.get('kept', [owner, key])
  if (!kept) return
  await device.delete('kept', [owner, key])
  const others = (await device.getAll('kept')).filter((one) => one.owner === owner)
  const needed = new Set(others.flatMap(({ urls }) => urls))
  const cache = await caches.open(keptTexts(owner))
  for (const url of kept.urls) if (!needed.has(url)) await cache.delete(url)
  tellNews({ about: 'kept', key })
}
