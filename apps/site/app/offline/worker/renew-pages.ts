import type { Locale } from '@slovo/messages'
import { localPath } from '../../ui/local-path.ts'
import { readPages } from '../device/cache-names.ts'
import { openDevice } from '../device/open-device.ts'
import { VISITOR } from '../device/visitor.ts'
import { keepAssetsOf } from './assets.ts'
import { keepCopy } from './pages.ts'
import { askAndNoteReader, currentReader } from './reader.ts'

/** Of the review, all cards of a day rather than the first ones. */
const OWN_PAGES = { '/review': '?stock', '/dictionary': '' }
const OLD_AFTER_MS = 15 * 60_000

/**
 * What a learner opens without a network besides texts: the cards that are due and their words. Only on a device where they
 * review, or keep texts; and not again and again.
 */
export async function renewOwnPages(
  locale: Locale,
  { isChanged }: { isChanged: boolean },
): Promise<void> {
  const reader = await currentReader()
  if (reader === VISITOR || !(isChanged || (await isOld())) || !(await isUsed(locale, reader)))
    return
  // Kept on the device: a browser stops the worker after half a minute without work.
  await (await openDevice()).put('facts', String(Date.now()), 'renewed')
  for (const [path, query] of Object.entries(OWN_PAGES)) {
    const url = new URL(localPath(locale, path), location.href)
    const response = await askAndNoteReader(() => fetch(url.href + query)).catch(() => null)
    if (!response?.ok) return
    await keepCopy(url, response.clone())
    await keepAssetsOf(await response.text())
  }
}

async function isOld() {
  const renewed = await (await openDevice()).get('facts', 'renewed')
  return Date.now() - Number(renewed ?? 0) > OLD_AFTER_MS
}

async function isUsed(locale: Locale, reader: string) {
  const hasReviewed = await caches.match(localPath(locale, '/review'), {
    cacheName: readPages(reader),
    ignoreVary: true,
  })
  const device = await openDevice()
  const keeps = (await device.getAllKeys('kept')).some(([owner]) => owner === reader)
  return keeps || hasReviewed !== undefined
}
