import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { createPartialResponse } from 'workbox-range-requests'
import { CacheFirst } from 'workbox-strategies'
import { ASSETS, keptTexts, readFiles } from '../device/cache-names.ts'
import { VISITOR } from '../device/visitor.ts'
import { currentReader } from './reader.ts'
import { putWithinLimit } from './room.ts'

/** Built files have their version in their name: what is here is right. An open page of the former version finds its own. */
export const answerAsset = new CacheFirst({
  cacheName: ASSETS,
  plugins: [new CacheableResponsePlugin({ statuses: [200] })],
})

export const isTextFile = (pathname: string) => /^(\/ru)?\/materials\/.*\.json$/.test(pathname)
export const isPicture = (pathname: string) => /\.(webp|avif|png|jpe?g|gif|svg)$/.test(pathname)

/** A glossary, a translation, and what else a text's page asks for: fresh from the network, and kept; as it was where there is none. */
export async function answerTextFile(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request)
    if (response.status === 200) event.waitUntil(keepFile(event.request.url, response.clone()))
    return response
  } catch (cause) {
    const copy = await findFile(event.request.url)
    if (copy) return copy
    throw cause
  }
}

/** A picture that is here is shown; offline any width of it will do. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const here = await findFile(event.request.url)
  if (here) return here
  try {
    const response = await fetch(event.request)
    if (response.status === 200) event.waitUntil(keepFile(event.request.url, response.clone()))
    return response
  } catch (cause) {
    const other = await findFile(event.request.url, { ignoreSearch: true })
    if (other) return other
    throw cause
  }
}

/** A recording is kept only when it was asked for; a player asks for parts of it. */
export async function answerSound({ request }: FetchEvent): Promise<Response> {
  const here = await findFile(request.url)
  if (!here) return fetch(request)
  return request.headers.has('range') ? createPartialResponse(request, here) : here
}

async function keepFile(url: string, response: Response) {
  await putWithinLimit(readFiles, await currentReader(), url, response)
}

async function findFile(url: string, options: CacheQueryOptions = {}) {
  const reader = await currentReader()
  for (const owner of new Set([reader, VISITOR])) {
    for (const cacheName of [readFiles(owner), keptTexts(owner)]) {
      const found = await caches.match(url, { ...options, cacheName, ignoreVary: true })
      if (found) return found
    }
  }
}
