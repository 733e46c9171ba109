import { CacheExpiration } from 'workbox-expiration'
import { privateCaches } from './cache-names.ts'
import { openDevice } from './open-device.ts'
import { VISITOR } from './visitor.ts'

/** Pages, pictures and kept texts of an account, and what says that they are here. Another user of the device finds nothing. */
export async function forgetPagesOf(reader: string): Promise<void> {
  await Promise.all(privateCaches(reader).map(forgetCache))
  const device = await openDevice()
  const all = await device.getAllKeys('kept')
  await Promise.all(
    all.filter(([owner]) => owner === reader).map((key) => device.delete('kept', key)),
  )
}

/** Signing out leaves nothing of any account: no page, no kept text, no change that was not sent. */
export async function forgetAccounts(): Promise<void> {
  const names = 'caches' in globalThis ? await caches.keys() : []
  const visitors = new Set(privateCaches(VISITOR))
  const isPrivate = (name: string) => /^slovo-(read|files|kept)-/.test(name) && !visitors.has(name)
  await Promise.all(names.filter(isPrivate).map(forgetCache))

  const device = await openDevice()
  const moving = device.transaction(['changes', 'kept'], 'readwrite')
  for (const change of await moving.objectStore('changes').getAll()) {
    if (change.owner !== VISITOR && change.place !== undefined) {
      await moving.objectStore('changes').delete(change.place)
    }
  }
  for (const [owner, key] of await moving.objectStore('kept').getAllKeys()) {
    if (owner !== VISITOR) await moving.objectStore('kept').delete([owner, key])
  }
  await moving.done
}

/** With the list of what was in it: the URLs of a learner's pages say what they read and searched. */
async function forgetCache(name: string): Promise<void> {
  await caches.delete(name)
  await new CacheExpiration(name, { maxEntries: 1 }).delete()
}
