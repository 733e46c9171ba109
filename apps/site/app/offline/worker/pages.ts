import { keptTexts, readPages } from '../device/cache-names.ts'
import { KEEP_HEADER, READER_HEADER } from '../device/reader-key.ts'
import { VISITOR } from '../device/visitor.ts'
import { keepAssetsOf } from './assets.ts'
import { answerMissing } from './offline-page.ts'
import { askAndNoteReader, currentReader } from './reader.ts'
import { putWithinLimit } from './room.ts'

/** A page that the network does not bring in this time is shown as it was; the fresh one is kept when it comes. */
const WAIT_MS = 3000

const PAGES =
  /^(\/ru)?(\/|\/(about|materials|lessons|blog|teacher|words|review|dictionary|progress|my-materials)(\/.*)?)?$/
const NEVER = /\/dictionary\/(import|export)|\.(json|xml|data)$/

const isKeepable = ({ pathname }: URL) => PAGES.test(pathname) && !NEVER.test(pathname)

/**
 * The network first, because a learner's page says what they know and keep; the copy where there is none, or it is slow. What
 * is not here is answered by a page of ours.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url)
  const fresh = fetchPage(event, url)
  event.waitUntil(fresh.catch(() => undefined))
  const copy = await findCopy(url).catch(() => undefined)
  if (!copy) return fresh.catch(() => answerMissing(url))
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(copy.clone()), WAIT_MS))
  const answer = await Promise.race([fresh.catch(() => copy), late])
  return answer.status >= 502 && answer.status <= 504 ? copy : answer
}

async function fetchPage(event: FetchEvent, url: URL): Promise<Response> {
  const response = await askAndNoteReader(async () => {
    const preloaded: Response | undefined = await event.preloadResponse
    return preloaded ?? fetch(event.request)
  })
  if (isKeepable(url)) event.waitUntil(keepWhole(url, response.clone()))
  return response
}

/** A document that its script reads anew after a change: the copy is to show the change too. */
export async function passPage(event: FetchEvent): Promise<Response> {
  const response = await askAndNoteReader(() => fetch(event.request))
  event.waitUntil(keepCopy(new URL(event.request.url), response.clone()))
  return response
}

/**
 * With the parts of its script that a page loads only when they are needed: without a network it is too late for them. A first
 * visit loads none of them, for it is not the worker that answers it.
 */
async function keepWhole(url: URL, response: Response) {
  const html = await response.clone().text()
  await keepCopy(url, response)
  if (!savesData()) await keepAssetsOf(html)
}

/** Whether the user asks sites to load little. */
function savesData() {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true
}

/** Keeps a page as it is now, for the reader to whom it was served; in a kept text too. */
export async function keepCopy(url: URL, response: Response): Promise<void> {
  const reader = response.headers.get(READER_HEADER)
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (!reader || !isPage || response.status !== 200 || response.redirected) return
  if (response.headers.get(KEEP_HEADER) === 'no' || !isKeepable(url)) return
  const key = url.origin + url.pathname + url.search
  const cacheName = keptTexts(reader)
  if (await caches.match(key, { cacheName, ignoreVary: true })) {
    await (await caches.open(cacheName)).put(key, response.clone())
  }
  await putWithinLimit(readPages, reader, key, response)
}

/**
 * The copy of a page: the reader's own, else a visitor's; in the state in which it was asked for, else in any. A cache is asked
 * by its name: opening one that was just removed would make it again.
 */
async function findCopy(url: URL): Promise<Response | undefined> {
  if (!isKeepable(url)) return
  const reader = await currentReader()
  for (const owner of new Set([reader, VISITOR])) {
    for (const ignoreSearch of [false, true]) {
      for (const cacheName of [readPages(owner), keptTexts(owner)]) {
        const options = { cacheName, ignoreSearch, ignoreVary: true }
        const found = await caches.match(url.href, options)
        if (found) return found
      }
    }
  }
}
