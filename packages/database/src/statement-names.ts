import type { Connection } from 'pg'

const MAX_PREPARED_STATEMENTS = 200

/**
 * The statements that one connection has prepared. A statement counts as prepared once the server has sent
 * ParseComplete, also inside a transaction that fails afterwards.
 */
class StatementNames {
  #prepared = new Map<string, string>()
  #parsing: { sql: string; name: string }[] = []
  #next = 0

  constructor(connection: Connection) {
    connection.on('parseComplete', () => {
      const parsed = this.#parsing.shift()
      if (parsed && parsed.name !== '') this.#prepared.set(parsed.sql, parsed.name)
    })
  }

  find(sql: string): string | undefined {
    const name = this.#prepared.get(sql)
    if (name === undefined) return undefined
    this.#prepared.delete(sql)
    this.#prepared.set(sql, name)
    return name
  }

  /** The name to parse under; `''`, the unnamed statement, unless it stays prepared. */
  reserve(sql: string, keepPrepared: boolean): string {
    this.#next += 1
    const name = keepPrepared ? `s${this.#next}` : ''
    this.#parsing.push({ sql, name })
    return name
  }

  /** Names to close before the next batch: the least recently used ones above the limit. */
  evict(): string[] {
    const names: string[] = []
    for (const [sql, name] of this.#prepared) {
      if (this.#prepared.size <= MAX_PREPARED_STATEMENTS) break
      this.#prepared.delete(sql)
      names.push(name)
    }
    return names
  }

  /** After a failed batch: the server skips every statement it had not parsed yet. */
  dropUnparsed(): void {
    this.#parsing = []
  }

  /** Names to close when every statement is to be prepared again. */
  clear(): string[] {
    const names = [...this.#prepared.values()]
    this.#prepared.clear()
    return names
  }
}

const byConnection = new WeakMap<Connection, StatementNames>()

/** The statements of this connection. */
export function statementNames(connection: Connection): StatementNames {
  const known = byConnection.get(connection)
  if (known) return known
  const names = new StatementNames(connection)
  byConnection.set(connection, names)
  return names
}
