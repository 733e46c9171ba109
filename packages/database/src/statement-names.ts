import type { Connection } from 'pg'

const LIMIT = 200

/**
 * Which statements one connection has prepared. A statement counts as prepared when the server has
 * said so (ParseComplete), which it also does inside a transaction that fails afterwards.
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

  /** The name to parse under; `''` where the connection must not keep statements. */
  reserve(sql: string, keep: boolean): string {
    this.#next += 1
    const name = keep ? `s${this.#next}` : ''
    this.#parsing.push({ sql, name })
    return name
  }

  /** Names to close before the next batch: those not used for longest. */
  evict(): string[] {
    const names: string[] = []
    for (const [sql, name] of this.#prepared) {
      if (this.#prepared.size <= LIMIT) break
      this.#prepared.delete(sql)
      names.push(name)
    }
    return names
  }

  /** After a failed batch: what was not parsed by then never will be. */
  dropUnparsed(): void {
    this.#parsing = []
  }

  forgetAll(): string[] {
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
