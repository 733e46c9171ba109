import type { Caller, Database, Queries } from '@slovo/database'
import type { RenderedFiles } from '../render/rendered-files.ts'
import { type FileStore, StoreAway } from '../store/file-store.ts'
import { mayRemoveFiles } from '../upkeep/hold-removals.ts'
import { type NewObject, removeAllObjects, removeObjects, type StoredObject } from './objects.ts'
import { recordObject, wasRolledBack } from './record-object.ts'

interface FileParts {
  database: Database
  store: FileStore
  rendered: RenderedFiles
}

/**
 * Rows and the bytes that they name, changed in the order that a crash leaves right: a row is written after its bytes,
 * and bytes go after their row. Bytes that are left over go with the lost files, a day later.
 */
export class StoredFiles {
  readonly #parts: FileParts

  constructor(parts: FileParts) {
    this.#parts = parts
  }

  /** Removes what the caller may remove, and gives the rows that are gone. */
  async remove(caller: Caller, bucket: string, names: readonly string[]): Promise<StoredObject[]> {
    const removed = await removeObjects(this.#parts.database, caller, bucket, names)
    await this.removeBytes(removed.flatMap(({ version }) => version ?? []))
    return removed
  }

  async removeAll(caller: Caller, bucket: string): Promise<void> {
    await this.removeBytes(await removeAllObjects(this.#parts.database, caller, bucket))
  }

  /** Writes the row of bytes that are stored; those of the version before go. Gives the id of the row. */
  async record(
    object: NewObject,
    upserts: boolean,
    along?: (tx: Queries) => Promise<void>,
  ): Promise<string> {
    const { id, replaced } = await recordObject(this.#parts.database, object, { upserts }, along)
    await this.removeBytes(replaced)
    return id
  }

  /** As `record`; if the row is refused, its bytes go. */
  async recordOrRemove(
    object: NewObject,
    upserts: boolean,
    along?: (tx: Queries) => Promise<void>,
  ): Promise<string> {
    try {
      return await this.record(object, upserts, along)
    } catch (error) {
      // If the connection broke during the commit, the outcome is unknown: `removeLostFiles` finds out later.
      if (wasRolledBack(error)) await this.removeBytes([object.version])
      throw error
    }
  }

  /** Removes bytes that no row names any more, and the pictures that were rendered from them. */
  async removeBytes(versions: readonly string[]): Promise<void> {
    const { database, store, rendered } = this.#parts
    if (versions.length === 0) return
    // While a backup holds removals, bytes stay until they go as lost files.
    if (await mayRemoveFiles(database)) await removeIfThere(store, versions)
    await rendered.forget(versions)
  }
}

/** A file is removed once no row names its bytes: a store that is away does not undo that. */
async function removeIfThere(store: FileStore, versions: readonly string[]): Promise<void> {
  await store.remove(versions).catch((error: unknown) => {
    if (!(error instanceof StoreAway)) throw error
  })
}
