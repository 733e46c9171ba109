import { CacheExpiration } from 'workbox-expiration'
import { readFiles, readPages } from '../device/cache-names.ts'
import { forgetPagesOf } from '../device/forget-reader.ts'
import { VISITOR } from '../device/visitor.ts'
import { currentReader } from './reader.ts'

const DAY_SECONDS = 86_400
const MAX_PAGES = 80
const MAX_FILES = 240
/** Of the room that the browser gives a site, so much is never filled. */
const FREE_PART = 0.15

const limits = new Map<string, CacheExpiration>()

function limitOf(name: string) {
  const known = limits.get(name)
  if (known) return known
  const maxEntries = name.startsWith('slovo-read-') ? MAX_PAGES : MAX_FILES
  const limit = new CacheExpiration(name, { maxEntries, maxAgeSeconds: 60 * DAY_SECONDS })
  limits.set(name, limit)
  return limit
}

/** Puts what was opened into its reader’s cache; the oldest go first. A full disk keeps nothing, and the page goes on. */
export async function putWithinLimit(
  cacheOf: (reader: string) => string,
  reader: string,
  url: string,
  response: Response,
): Promise<void> {
  const name = cacheOf(reader)
  try {
    const cache = await caches.open(name)
    await cache.put(url, response)
    await limitOf(name).updateTimestamp(url)
    await limitOf(name).expireEntries()
  } catch (cause) {
    if (!isQuotaError(cause)) throw cause
    await makeRoom()
  }
  await removeIfLeft(reader)
}

/** What is put after its reader has left goes as what was there before; gives back whether they have. */
export async function removeIfLeft(reader: string): Promise<boolean> {
  if (reader === VISITOR || reader === (await currentReader())) return false
  await forgetPagesOf(reader)
  return true
}

/** What was only opened makes room for what was asked to be kept. */
export async function makeRoom(): Promise<void> {
  const reader = await currentReader()
  await caches.delete(readFiles(reader))
  await caches.delete(readPages(reader))
}

/** Whether the browser has room for more; one that does not say so is believed to have. */
export async function hasRoom(): Promise<boolean> {
  const { usage = 0, quota = Number.POSITIVE_INFINITY } =
    (await navigator.storage?.estimate?.()) ?? {}
  return usage < quota * (1 - FREE_PART)
}

export const isQuotaError = (cause: unknown) =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError'
