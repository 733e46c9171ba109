import type { DeviceStorage } from './device-storage.ts'
import { keysOf, PREFIX } from './forget-unsent.ts'
import type { ReviewChange } from './review-change.ts'

export type UnsentStore = ReturnType<typeof openUnsentStore>

interface Entry {
  /** Where the change stands among the others. */
  place: number
  change: ReviewChange
}

/** Under whose names changes are kept: an account’s id, or one name for every account without an e-mail address. */
export type UnsentOwners = readonly [string, ...string[]]

/**
 * The changes that wait on this device, in the order in which they were made. New ones are written under the first owner; those
 * of all are listed, since what a visitor answered is sent by the account that their words have gone to. Each is an entry of its own, so
 * that two tabs never write over one another. What the storage does not take, full or forbidden as it may be, is kept as long
 * as the page is open.
 */
export function openUnsentStore(storage: DeviceStorage | null, owners: UnsentOwners) {
  const prefixes = owners.map((owner) => `${PREFIX}${owner}:`)
  const onPageOnly = new Map<string, Entry>()

  const entries = () =>
    [...prefixes.flatMap((prefix) => readEntries(storage, prefix)), ...onPageOnly.values()].sort(
      (a, b) => a.place - b.place,
    )

  return {
    list: (): readonly ReviewChange[] => entries().map(({ change }) => change),
    add(change: ReviewChange) {
      const entry = { place: (entries().at(-1)?.place ?? 0) + 1, change }
      if (!keep(storage, `${PREFIX}${owners[0]}:${change.id}`, entry))
        onPageOnly.set(change.id, entry)
    },
    remove({ id }: ReviewChange) {
      onPageOnly.delete(id)
      for (const prefix of prefixes) storage?.removeItem(prefix + id)
    },
  }
}

function readEntries(storage: DeviceStorage | null, prefix: string): Entry[] {
  return keysOf(storage, prefix).flatMap((key) => readEntry(storage?.getItem(key) ?? ''))
}

function keep(storage: DeviceStorage | null, key: string, entry: Entry): boolean {
  try {
    storage?.setItem(key, JSON.stringify(entry))
    return storage !== null
  } catch {
    // A full storage.
    return false
  }
}

/** What a tab has written itself; anything else counts as nothing. */
function readEntry(text: string): Entry[] {
  try {
    const entry: unknown = JSON.parse(text)
    return isEntry(entry) ? [entry] : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is Entry {
  if (!isObject(value) || !isObject(value.change)) return false
  const { id, kind } = value.change
  return typeof value.place === 'number' && typeof id === 'string' && typeof kind === 'string'
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
