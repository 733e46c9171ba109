export type Row = Record<string, unknown>

/** A column of a result, as Postgres describes it. */
export interface ResultField {
  name: string
  tableID: number
  columnID: number
  dataTypeID: number
}

export interface Result<R extends Row = Row> {
  rows: R[]
  /** Rows returned or changed. */
  rowCount: number
  fields: ResultField[]
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
export type SqlValues = readonly unknown[] | Readonly<Record<string, unknown>>

export interface Queries {
  query<R extends Row = Row>(sql: string, values?: SqlValues): Promise<Result<R>>
}

export type ApiRole = 'anon' | 'authenticated' | 'service_role'

/** The role and claims a statement runs under; `settings` are set for its transaction only. */
export interface Caller {
  role: ApiRole
  claims: Record<string, unknown>
  settings?: Record<string, string>
  /** SQL that runs before the request's own statement, in the same transaction. */
  first?: string
  /** The request did not come from our own pages: it uses a pool that pages never wait for. */
  isFromOutside?: boolean
}

export interface PoolState {
  /** `owner`, `pages` or `outside`. */
  name: string
  open: number
  idle: number
  /** Requests that are waiting for a connection; how many ever waited, and for how long in all. */
  waiting: number
  waits: number
  waitedSeconds: number
}

export interface Database extends Queries {
  kind: 'embedded' | 'external'
  url: string
  /** The server's version, such as `18.4`. */
  version: string
  /** One statement under the caller's role and claims: one transaction, one round trip. */
  request<R extends Row = Row>(caller: Caller, sql: string, values?: SqlValues): Promise<Result<R>>
  /** Several statements under the caller's role and claims, in one transaction. */
  requestTransaction<T>(caller: Caller, work: (tx: Queries) => Promise<T>): Promise<T>
  /** Several statements as the owner, in one transaction. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>
  /**
   * Subscribes to a channel and returns how to unsubscribe. Reconnects by itself; `onReconnect` says that notifications
   * may have been missed.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>
  /** How the connection pools are used. */
  pools(): PoolState[]
  close(): Promise<void>
}
