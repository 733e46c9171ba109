import type { Database } from '@slovo/database'
import { readSchema } from './read-schema.ts'
import type { Schema } from './schema.ts'

/** Knows the schema: read at the first request, read again after `notify pgrst`. */
export class SchemaCache {
  readonly #database: Database
  readonly #exposed: readonly string[]
  #schema: Promise<Schema> | undefined
  #listening = false

  constructor(database: Database, exposed: readonly string[]) {
    this.#database = database
    this.#exposed = exposed
  }

  async read(): Promise<Schema> {
    if (!this.#schema) {
      const schema = this.#readNow()
      this.#schema = schema
      schema.catch(() => {
        if (this.#schema === schema) this.#schema = undefined
      })
    }
    return this.#schema
  }

  async #readNow(): Promise<Schema> {
    if (!this.#listening) {
      await this.#database.listen('pgrst', () => {
        this.#schema = undefined
      })
      this.#listening = true
    }
    return readSchema(this.#database, this.#exposed)
  }
}
