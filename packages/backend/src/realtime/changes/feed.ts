import type { Caller, Database } from '@slovo/database'
import { limitConcurrency } from '../../kernel/jobs/limit-concurrency.ts'
import type { Log } from '../../kernel/log.ts'
import { joinPieces } from '../processes/notices.ts'
import { push } from '../protocol/outgoing.ts'
import type { Binding } from '../protocol/payloads.ts'
import { realtimeErrors } from '../realtime-errors.ts'
import { type Catalogue, type PublishedTable, readableColumns } from './catalogue.ts'
import { filterSql, isSurelyOut, readChangeFilter } from './filter.ts'
import { findVisible, keyColumns, type VisibleRow } from './find-visible.ts'
import { Change, type Subscriber, type Subscription, wants } from './subscription.ts'
import { quoted } from './table-sql.ts'

const MAX_QUERIES = 4

interface FeedParts {
  database: Database
  catalogue: Catalogue
  log: Log
  /** The listening connection was lost for a while: changes may be missing. */
  resumed(): void
}

/** Sends committed changes to subscribers, in the order of the commits, and only of rows they may select. */
export class Feed {
  readonly #parts: FeedParts
  readonly #subscriptions = new Set<Subscription>()
  readonly #queries = limitConcurrency({ maxRunning: MAX_QUERIES })
  #listening: Promise<() => Promise<void>> | undefined
  #delivering: Promise<void> = Promise.resolve()
  #lastId = 0

  constructor(parts: FeedParts) {
    this.#parts = parts
  }

  /** Subscribes to all or to none; throws a `ProtocolError` whose message is for the subscriber. */
  async subscribe(subscriber: Subscriber, bindings: Binding[]): Promise<Subscription[]> {
    const wanted = bindings.map((binding) => this.#open(subscriber, binding))
    await this.#start()
    for (const subscription of wanted) await this.#check(subscription)
    for (const subscription of wanted) this.#subscriptions.add(subscription)
    return wanted
  }

  unsubscribe(subscriptions: Subscription[]) {
    for (const subscription of subscriptions) this.#subscriptions.delete(subscription)
  }

  async close() {
    const stop = await this.#listening
    await stop?.()
    await this.#delivering
  }

  #open(subscriber: Subscriber, binding: Binding): Subscription {
    this.#lastId += 1
    const { schema = 'public', table = '*', filter } = binding
    const conditions = filter ? readChangeFilter(filter) : []
    if (table === '*' && conditions.length > 0)
      throw realtimeErrors.invalidFilter('a filter needs a table')
    return { id: this.#lastId, binding, schema, table, conditions, subscriber }
  }

  async #start() {
    this.#listening ??= this.#listen().catch((error) => {
      this.#listening = undefined
      throw error
    })
    await this.#listening
  }

  #listen() {
    const hear = joinPieces((message) => {
      this.#delivering = this.#delivering
        .then(() => this.#deliver(Change.parse(JSON.parse(message))))
        .catch((error) =>
          this.#parts.log.error({ err: error }, 'a change could not be told to its subscribers'),
        )
    })
    return this.#parts.database.listen('realtime_changes', hear, () => this.#parts.resumed())
  }

  async #check({ schema, table, conditions, subscriber }: Subscription) {
    const { catalogue, database } = this.#parts
    const [first, ...others] = await catalogue.list(schema, table)
    if (!first)
      throw realtimeErrors.invalidFilter(
        `${schema}.${table} is not in publication supabase_realtime`,
      )
    const tables = [first, ...others]
    if (tables.every((one) => keyColumns(one).length === 0)) {
      throw realtimeErrors.invalidFilter(`${schema}.${table} has no primary key`)
    }
    if (tables.every((one) => readableColumns(one, subscriber.caller.role).length === 0)) {
      throw realtimeErrors.invalidFilter(`${schema}.${table} may not be read`)
    }
    if (conditions.length === 0) return
    const readable = readableColumns(first, subscriber.caller.role).map(({ name }) => name)
    const hidden = conditions.find(({ column }) => !readable.includes(column))
    if (hidden) throw realtimeErrors.invalidFilter(`there is no column ${hidden.column}`)
    const values: unknown[] = []
    const sql = filterSql(conditions, first, 'row', (value) => `$${values.push(value)}`)
    const name = `${quoted(first.schema)}.${quoted(first.name)}`
    await database
      .request(subscriber.caller, `select ${sql} from (select (null::${name}).*) as row`, values)
      .catch((error: Error) => {
        throw realtimeErrors.invalidFilter(error.message)
      })
  }

  async #deliver(change: Change) {
    const waiting = [...this.#subscriptions].filter((subscription) => wants(subscription, change))
    if (waiting.length === 0) return
    const table = await this.#parts.catalogue.find(change.schema, change.table)
    if (!table) return
    const concerned = waiting.filter((subscription) => isConcerned(subscription, table, change))
    const groups = Map.groupBy(concerned, ({ subscriber }) => subscriber.caller.claims)
    await Promise.all([...groups.values()].map((group) => this.#tell(group, table, change)))
  }

  /** One query for all subscriptions of one token. */
  async #tell(group: Subscription[], table: PublishedTable, change: Change) {
    const [first] = group
    if (!first) return
    const { caller } = first.subscriber
    const columns = readableColumns(table, caller.role)
    if (!keyColumns(table).every((key) => columns.includes(key))) return
    const filters = group.map(({ conditions }) => conditions)
    try {
      const rows = await this.#queries.run(() =>
        findVisible(this.#parts.database, caller, table, change, filters),
      )
      for (const row of rows) {
        for (const [index, subscription] of group.entries()) {
          if (row.passes[index]) this.#send(subscription, caller, table, change, row)
        }
      }
    } catch (error) {
      this.#parts.log.error({ err: error }, 'a change could not be told to one subscriber')
    }
  }

  #send(
    subscription: Subscription,
    caller: Caller,
    table: PublishedTable,
    { schema, type, at }: Change,
    { record }: VisibleRow,
  ) {
    const { id, binding, subscriber } = subscription
    if (!this.#subscriptions.has(subscription)) return
    const columns = readableColumns(table, caller.role).filter(
      ({ name }) => binding.select?.includes(name) ?? true,
    )
    const key = keyColumns(table)
    const data = {
      schema,
      table: table.name,
      commit_timestamp: at,
      type,
      columns: columns.map(({ name, type }) => ({ name, type })),
      ...(type !== 'DELETE' && { record: pick(record, columns) }),
      ...(type !== 'INSERT' && { old_record: pick(record, key) }),
      errors: null,
    }
    subscriber.send(push(subscriber.topic, 'postgres_changes', { ids: [id], data }))
  }
}

function isConcerned({ conditions }: Subscription, table: PublishedTable, { rows }: Change) {
  return rows.some((row) => !isSurelyOut(conditions, table, row))
}

function pick(record: Record<string, unknown>, columns: { name: string }[]) {
  return Object.fromEntries(columns.map(({ name }) => [name, record[name]]))
}
