export type Row = Record<string, unknown>

export interface Field {
  name: string
  tableID: number
  columnID: number
  dataTypeID: number
}

export interface Result<R extends Row = Row> {
  rows: R[]
  /** Rows returned or changed. */
  rowCount: number
  fields: Field[]
}

/**
 * Values of a statement's parameters, by number or by name:
 *
 *     tx.query('delete from notes where id = $1', [id])
 *     tx.query('insert into notes (id, owner, text) values (:id, :owner, :text::jsonb)', { id, owner, text })
 *
 * Names must match: a parameter without a value and a value without a parameter throw. Strings, comments, casts (`::`)
 * and quoted names are left alone; a slice needs spaces (`tags[1 : :last]`).
 */
export type Values = readonly unknown[] | Readonly<Record<string, unknown>>

export interface Queries {
  query<R extends Row = Row>(sql: string, values?: Values): Promise<Result<R>>
}

export type ApiRole = 'anon' | 'authenticated' | 'service_role'

/** On whose behalf a statement runs; `settings` are set for its transaction only. */
export interface Caller {
  role: ApiRole
  claims: Record<string, unknown>
  settings?: Record<string, string>
  /** A statement that runs before the request's own, under the same role and settings. */
  first?: string
  /** The request did not come from our own pages: it gets a connection of those that pages never wait for. */
  isFromOutside?: boolean
}

export interface PoolState {
  /** `owner`, `pages` or `outside`. */
  name: string
  open: number
  idle: number
  /** Requests that wait for a connection now; how many have had to, and for how long together. */
  waiting: number
  waits: number
  waitedSeconds: number
}

export interface Database extends Queries {
  kind: 'embedded' | 'external'
  url: string
  /** Of the server, such as `18.4`. */
  version: string
  /** One statement under the caller's role and claims: one transaction, one round trip. */
  request<R extends Row = Row>(caller: Caller, sql: string, values?: Values): Promise<Result<R>>
  /** Several statements under the caller's role and claims, in one transaction. */
  requestTransaction<T>(caller: Caller, work: (tx: Queries) => Promise<T>): Promise<T>
  /** Several statements as the owner, in one transaction. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>
  /**
   * Hears a channel, also after the server was away; gives back how to stop. `resumed` is called when it was away:
   * what was told meanwhile is lost.
   */
  listen(
    channel: string,
    heard: (payload: string) => void,
    resumed?: () => void,
  ): Promise<() => Promise<void>>
  /** How its connections are used. */
  pools(): PoolState[]
  close(): Promise<void>
}
