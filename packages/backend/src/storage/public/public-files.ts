import type { Caller, Database } from '@slovo/database'
import { requireBucket } from '../buckets/buckets.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import { findKnownObject, findObjects, type KnownObject, type Place } from '../objects/objects.ts'
import type { PublicVersion } from './public-version.ts'

const MAX_FILES = 2000

interface Options {
  /** Whether the policies by which visitors see files follow nothing but what is counted in `storage.public_version`. */
  policiesFollowVersion: boolean
}

/**
 * What a public URL gives: everything of a public bucket, and of a private one what its policies show to a visitor. The
 * anon key is public, so nothing is given that could not be had with it. What was found is known until something changes,
 * in whichever process.
 */
export class PublicFiles {
  readonly #database: Database
  readonly #version: PublicVersion
  readonly #options: Options
  readonly #known = new Map<string, KnownObject>()
  #knownAt: string | undefined

  constructor(database: Database, version: PublicVersion, options: Options) {
    this.#database = database
    this.#options = options
    this.#version = version
  }

  async require(place: Place, visitor: Caller): Promise<KnownObject> {
    const version = this.#version.leased ?? (await this.#version.current())
    const key = keyOf(place, visitor)
    const known = this.#knownAt === version ? this.#known.get(key) : undefined
    if (known && version !== undefined) return known
    const found = await this.#find(place, visitor)
    if (version !== undefined && (found.isPublic || this.#options.policiesFollowVersion)) {
      this.#learn(version, key, found)
    }
    return found
  }

  async #find(place: Place, visitor: Caller): Promise<KnownObject> {
    const found = await findKnownObject(this.#database, place)
    if (found?.isPublic) return found
    if (found) {
      const [object] = await findObjects(this.#database, visitor, place.bucket, [place.name])
      if (object) return { ...found, object }
    }
    const bucket = await requireBucket(this.#database, place.bucket)
    throw bucket.public ? storageErrors.noSuchKey() : storageErrors.noSuchBucket()
  }

  /** `version` was asked for before the rows: they may be newer, and never older. */
  #learn(version: string, key: string, found: KnownObject): void {
    if (this.#knownAt !== undefined && BigInt(version) < BigInt(this.#knownAt)) return
    if (this.#knownAt !== version || this.#known.size >= MAX_FILES) this.#known.clear()
    this.#knownAt = version
    this.#known.set(key, found)
  }
}

/** Policies may read the operation. */
function keyOf({ bucket, name }: Place, { settings }: Caller): string {
  return `${settings?.['storage.operation']}/${bucket}/${name}`
}
