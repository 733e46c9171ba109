import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isStore } from './import-dictionary.ts'
import { ImportStore } from './import-store.ts'

const CHECK_EVERY_MS = 1000

/**
 * The dictionaries in a folder, which another process imports and removes: the folder is read again with a
 * lookup, at most once a second.
 */
export class ImportedDictionaries {
  readonly #folder: string
  readonly #checkEveryMs: number
  readonly #open = new Map<string, { version: string; store: ImportStore | undefined }>()
  #checkedAt = Number.NEGATIVE_INFINITY
  #stores: readonly ImportStore[] = []

  constructor(folder: string, checkEveryMs = CHECK_EVERY_MS) {
    this.#folder = folder
    this.#checkEveryMs = checkEveryMs
  }

  /** By name. */
  stores(): readonly ImportStore[] {
    const now = performance.now()
    if (now - this.#checkedAt >= this.#checkEveryMs) {
      this.#check()
      this.#checkedAt = now
    }
    return this.#stores
  }

  close() {
    for (const { store } of this.#open.values()) store?.close()
    this.#open.clear()
    this.#stores = []
  }

  #check() {
    const there = versionsIn(this.#folder)
    for (const [name, { version, store }] of this.#open) {
      if (there.get(name) === version) continue
      store?.close()
      this.#open.delete(name)
    }
    for (const [name, version] of there) {
      if (!this.#open.has(name))
        this.#open.set(name, { version, store: tryToOpen(join(this.#folder, name)) })
    }
    this.#stores = [...this.#open.values()]
      .flatMap(({ store }) => store ?? [])
      .sort((a, b) => a.about.name.localeCompare(b.about.name))
  }
}

/** The files of a folder, each with what changes when another takes its place. */
function versionsIn(folder: string): Map<string, string> {
  try {
    const names = readdirSync(folder).filter(isStore)
    return new Map(
      names.map((name) => {
        const { ino, size, mtimeMs } = statSync(join(folder, name))
        return [name, `${ino} ${size} ${mtimeMs}`]
      }),
    )
  } catch {
    // Nothing was imported yet, or a file was removed between two calls: the next check sees it.
    return new Map()
  }
}

function tryToOpen(file: string): ImportStore | undefined {
  try {
    return new ImportStore(file)
  } catch {
    // Not one of ours: our own dictionary answers without it.
    return undefined
  }
}
