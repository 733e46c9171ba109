import { ASSETS } from '../device/cache-names.ts'
import { openDevice } from '../device/open-device.ts'

/** Written by the build: the names of this version's files. */
declare const __SLOVO_ASSETS__: readonly string[]

const NAMES = /(?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|woff2))/g

/** Every built file that a page may ever ask for: those that it names, those that they name, and so on. */
export async function keepAssetsOf(html: string): Promise<void> {
  const cache = await caches.open(ASSETS)
  const known = new Set<string>()
  let next = namesIn(html)
  while (next.length > 0) {
    for (const name of next) known.add(name)
    const texts = await Promise.all(next.map((name) => keepAsset(cache, name)))
    next = [...new Set(texts.flatMap(namesIn))].filter((name) => !known.has(name))
  }
}

const namesIn = (text: string) => [
  ...new Set([...text.matchAll(NAMES)].map(([, name = '']) => name)),
]

/** Gives back a script's text. The list of all routes names every file of the site: it is kept, and not followed. */
async function keepAsset(cache: Cache, name: string): Promise<string> {
  const url = `/assets/${name}`
  if (!(await cache.match(url))) {
    const response = await fetch(url).catch(() => null)
    if (response?.status !== 200) return ''
    await cache.put(url, response)
  }
  if (!name.endsWith('.js') || name.startsWith('manifest-')) return ''
  return (await cache.match(url))?.text() ?? ''
}

/** Files of this version and of the one before stay: a page that was opened then may still load a part of itself. */
export async function removeOldAssets(): Promise<void> {
  const device = await openDevice()
  const before = (await device.get('facts', 'assets')) ?? ''
  const current = __SLOVO_ASSETS__.join(' ')
  const stay = new Set(`${before} ${current}`.split(' '))
  if (before !== current) await device.put('facts', current, 'assets')
  const cache = await caches.open(ASSETS)
  for (const { url } of await cache.keys()) {
    if (!stay.has(url.slice(url.lastIndexOf('/') + 1))) await cache.delete(url)
  }
}
