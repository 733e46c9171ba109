import { ASSETS, holdsPages } from '../device/cache-names.ts'
import { openDevice } from '../device/open-device.ts'

/** Written by the build: the names of this version's files. */
declare const __SLOVO_ASSETS__: readonly string[]

const NAMES = /(?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|woff2))/g

/** Every built file that a page may ever ask for: those that it names, those that they name, and so on. */
export async function keepAssetsOf(html: string): Promise<void> {
  const cache = await caches.open(ASSETS)
  await follow(namesIn(html), new Set(), (name) => keepAsset(cache, name))
}

/** Reads files, those that they name, and so on; `known` has all that were read. */
async function follow(
  names: readonly string[],
  known: Set<string>,
  read: (name: string) => Promise<string>,
) {
  let next = names.filter((name) => !known.has(name))
  while (next.length > 0) {
    for (const name of next) known.add(name)
    const texts = await Promise.all(next.map(read))
    next = [...new Set(texts.flatMap(namesIn))].filter((name) => !known.has(name))
  }
}

const namesIn = (text: string) => [
  ...new Set([...text.matchAll(NAMES)].map(([, name = '']) => name)),
]

/** Keeps a file, and gives back its text if it is a script. */
async function keepAsset(cache: Cache, name: string): Promise<string> {
  const url = `/assets/${name}`
  if (!(await cache.match(url))) {
    const response = await fetch(url).catch(() => null)
    if (response?.status !== 200) return ''
    await cache.put(url, response)
  }
  return textOf(cache, name)
}

/** Of a script that is here. The list of all routes names every file of the site: it is not followed. */
async function textOf(cache: Cache, name: string): Promise<string> {
  if (!name.endsWith('.js') || name.startsWith('manifest-')) return ''
  return (await cache.match(`/assets/${name}`))?.text() ?? ''
}

/**
 * Files of this version and of the one before stay: a page that was opened then may still load a part of itself. So do those
 * that a page on this device needs, however long ago it was kept.
 */
export async function removeOldAssets(): Promise<void> {
  const device = await openDevice()
  const before = (await device.get('facts', 'assets')) ?? ''
  const current = __SLOVO_ASSETS__.join(' ')
  const cache = await caches.open(ASSETS)
  const stay = new Set([...`${before} ${current}`.split(' '), ...(await neededByPages(cache))])
  if (before !== current) await device.put('facts', current, 'assets')
  for (const { url } of await cache.keys()) {
    if (!stay.has(url.slice(url.lastIndexOf('/') + 1))) await cache.delete(url)
  }
}

async function neededByPages(cache: Cache): Promise<Set<string>> {
  const needed = new Set<string>()
  const names = (await caches.keys()).filter(holdsPages)
  for (const pages of await Promise.all(names.map((name) => caches.open(name)))) {
    for (const request of await pages.keys()) {
      const page = await pages.match(request)
      if (!page?.headers.get('content-type')?.startsWith('text/html')) continue
      await follow(namesIn(await page.text()), needed, (name) => textOf(cache, name))
    }
  }
  return needed
}
