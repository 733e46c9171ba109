import type { Database } from '@slovo/database'
import { defaultSettings, type RestOptions, type RestSettings } from '../settings.ts'
import { readSchema } from './read-schema.ts'
import type { Schema } from './schema.ts'
import { readStoredSettings } from './stored-settings.ts'

interface CachedSchema {
  settings: RestSettings
  schema: Schema
}

/**
 * What the data API knows of its database, settings and schema: read at the first request, read again after
 * `notify pgrst, 'reload config'` or `'reload schema'`, and when such a notice may have been missed.
 */
export class SchemaCache {
  readonly #database: Database
  readonly #log: RestOptions['log']
  readonly #given: RestSettings
  #settings: Promise<RestSettings> | undefined
  #known: Promise<CachedSchema> | undefined
  #listening: Promise<unknown> | undefined

  constructor({ database, log, settings }: RestOptions) {
    this.#database = database
    this.#log = log
    this.#given = { ...defaultSettings, ...settings }
  }

  async read(): Promise<CachedSchema> {
    this.#known ??= this.#keep(this.#readNow())
    return this.#known
  }

  /** A failure is not cached: the next request tries again. */
  #keep(known: Promise<CachedSchema>): Promise<CachedSchema> {
    known.catch(() => {
      if (this.#known === known) this.#forget()
    })
    return known
  }

  async #readNow(): Promise<CachedSchema> {
    await this.#listen()
    this.#settings ??= this.#readSettings()
    const settings = await this.#settings
    return { settings, schema: await readSchema(this.#database, settings.schemas) }
  }

  async #readSettings(): Promise<RestSettings> {
    return { ...this.#given, ...(await readStoredSettings(this.#database, this.#log)) }
  }

  async #listen(): Promise<void> {
    const heard = (notice: string) => {
      if (notice === 'reload schema') this.#known = undefined
      else this.#forget()
    }
    this.#listening ??= this.#database.listen('pgrst', heard, () => this.#forget())
    await this.#listening.catch((error: unknown) => {
      this.#listening = undefined
      throw error
    })
  }

  #forget(): void {
    this.#settings = undefined
    this.#known = undefined
  }
}
