import { type ClientBase, type Connection, type Submittable, types } from 'pg'
import type { Result, ResultField, Row } from './database.ts'
import { statementNames } from './statement-names.ts'
import { encodeValue } from './values.ts'

export interface Statement {
  sql: string
  values: readonly unknown[]
}

interface BatchOptions {
  /** Whether statements stay prepared on the connection. */
  keepPrepared: boolean
  /** Closes every prepared statement first. */
  reset?: boolean
}

/**
 * Sends statements in one write with one Sync: one round trip, one implicit transaction, and after an error the server
 * skips the rest, so nothing can run after a failed change of role. Returns the last statement's result once the server
 * is ready again: by then it has committed, which CommandComplete alone does not promise.
 */
export function runBatch<R extends Row>(
  client: ClientBase,
  statements: readonly Statement[],
  options: BatchOptions,
): Promise<Result<R>> {
  return new Promise((resolve, reject) => {
    client.query(new Batch<R>(statements, options, resolve, reject))
  })
}

class Batch<R extends Row> implements Submittable {
  readonly #statements: readonly Statement[]
  readonly #options: BatchOptions
  readonly #resolve: (result: Result<R>) => void
  readonly #reject: (error: Error) => void
  #result: Result<R> = { rows: [], rowCount: 0, fields: [] }
  #rows: R[] = []
  #fields: ResultField[] = []
  #parsers: ((text: string) => unknown)[] = []
  #failure: Error | undefined

  constructor(
    statements: readonly Statement[],
    options: BatchOptions,
    resolve: (result: Result<R>) => void,
    reject: (error: Error) => void,
  ) {
    this.#statements = statements
    this.#options = options
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(connection: Connection): Error | undefined {
    let encoded: { sql: string; values: (string | Buffer | null)[] }[]
    try {
      encoded = this.#statements.map(({ sql, values }) => ({
        sql,
        values: values.map(encodeValue),
      }))
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
    const names = statementNames(connection)
    connection.stream.cork()
    for (const name of this.#options.reset ? names.clear() : names.evict()) {
      connection.close({ type: 'S', name }, true)
    }
    for (const [index, { sql, values }] of encoded.entries()) {
      let name = names.find(sql)
      if (name === undefined) {
        name = names.reserve(sql, this.#options.keepPrepared)
        connection.parse({ name, text: sql, types: [] }, true)
      }
      connection.bind({ statement: name, values }, true)
      if (index === encoded.length - 1) connection.describe({ type: 'P', name: '' }, true)
      connection.execute({ portal: '' }, true)
    }
    connection.sync()
    connection.stream.uncork()
    return undefined
  }

  handleRowDescription(message: { fields: ResultField[] }): void {
    this.#fields = message.fields
    this.#parsers = message.fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'))
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    if (this.#failure) return
    try {
      this.#rows.push(readRow(message.fields, this.#fields, this.#parsers))
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error))
    }
  }

  handleCommandComplete(message: { text: string }): void {
    const count = Number(message.text.slice(message.text.lastIndexOf(' ') + 1))
    this.#finishStatement(Number.isNaN(count) ? 0 : count)
  }

  handleEmptyQuery(): void {
    this.#finishStatement(0)
  }

  #finishStatement(rowCount: number): void {
    this.#result = { rows: this.#rows, rowCount, fields: this.#fields }
    this.#rows = []
    this.#fields = []
  }

  handleError(error: Error, connection: Connection): void {
    statementNames(connection).dropUnparsed()
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.#reject(this.#failure)
    else this.#resolve(this.#result)
  }
}

function readRow<R extends Row>(
  texts: (string | null)[],
  fields: ResultField[],
  parsers: ((text: string) => unknown)[],
): R {
  const row: Row = {}
  for (const [index, { name }] of fields.entries()) {
    const text = texts[index]
    row[name] = text === null || text === undefined ? null : parsers[index]?.(text)
  }
  return row as R
}
