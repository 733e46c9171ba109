import type { Page } from '@playwright/test'
import { expect } from '../site/journey.ts'

/** What a page logs when it has no network. */
export const offlineMistakes =
  /net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch|WebSocket|NetworkError/

/** The worker runs this page, and has kept it. A visitor's worker begins with their second page. */
export async function awaitWorker(page: Page) {
  await page.reload()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // One that took its pages over while this one was being loaded runs it from the next time on.
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => keptPaths(page)).toContain(new URL(page.url()).pathname)
}

/**
 * Once a page is opened a second time every script that is here has all parts that it may ever load, those that it has not
 * needed yet too.
 */
export async function openAgain(page: Page) {
  await awaitWorker(page)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('slovo-assets')
        const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
        const followed = paths.filter((path) => path.endsWith('.js') && !/manifest-/.test(path))
        const texts = await Promise.all(
          followed.map(async (path) => (await cache.match(path))?.text() ?? ''),
        )
        const named = texts.flatMap((text) => text.match(/\.\/[\w.-]+\.js/g) ?? [])
        return named.filter((name) => !paths.includes(name.replace('.', '/assets')))
      }),
    )
    .toEqual([])
}

/** The paths of all that the worker has kept on this device. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
