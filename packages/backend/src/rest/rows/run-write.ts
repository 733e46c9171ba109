import { z } from 'zod'
import type { Query } from '../grammar/query.ts'
import type { Exchange } from '../request/exchange.ts'
import { readMediaType } from '../request/media-type.ts'
import { isRolledBack, mayChooseEnd } from '../request/preferences.ts'
import { type Reply, respond } from '../response/respond.ts'
import { markers, type Outcome, run } from '../response/run.ts'
import type { Table } from '../schema/schema.ts'
import { affectedGuard, answerSql, bodySql, noBodySql, oneRowGuard } from '../sql/answer.ts'
import { readSql } from '../sql/read.ts'
import { resolve, sourceOf } from '../sql/resource.ts'
import { list, name, qualified, type Sql, sql } from '../sql/sql.ts'
import { returningSql } from '../sql/write.ts'

/** Runs a write and reads what it gives back, in one statement. */
export async function runWrite(
  exchange: Exchange,
  table: Table,
  query: Query,
  write: (returning: Sql) => Sql,
  { tellsInserted = false } = {},
): Promise<Outcome> {
  const { schema, preferences, media, settings, caller } = exchange
  const wanted = preferences.return ?? 'minimal'
  const resource = resolve(schema, query, sourceOf(table.name, table), {
    where: [],
    order: query.order,
  })
  const forms = {
    representation: () => ({
      returning: returningSql(resource),
      rows: readSql(resource, settings),
      body: bodySql(media),
    }),
    'headers-only': () => keysOnly(table),
    minimal: () => ({ returning: sql`1`, rows: sql`select from "pgrst_source"`, body: noBodySql }),
  }
  const { returning, rows, body } = forms[wanted]()
  const given = tellsInserted
    ? sql`${returning}, (${qualified(table)}.xmax = 0) as "pgrst_inserted"`
    : returning
  const guards: Sql[] = []
  if (wanted === 'representation' && media.kind === 'object')
    guards.push(oneRowGuard(markers.notOneRow))
  if (preferences.maxAffected !== undefined) {
    guards.push(affectedGuard(markers.tooMany, preferences.maxAffected))
  }
  const rollsBack = isRolledBack(settings.txEnd, preferences)
  return run(
    exchange,
    caller,
    answerSql({ source: write(given), rows, body, guards, tellsInserted }),
    {
      rollsBack,
    },
  )
}

function keysOnly({ primaryKey, ...table }: Table) {
  const columns = primaryKey.map((column) => sql`${qualified(table)}.${name(column)}`)
  const keys = primaryKey.map((column) => sql`"pgrst_source".${name(column)}::text`)
  return {
    returning: columns.length > 0 ? list(columns) : sql`1`,
    rows: sql`select ${list(keys)} from "pgrst_source"`,
    body: bodySql(readMediaType(undefined)),
  }
}

/** The response to a write: rows, or only its outcome and where the new row is. */
export function respondToWrite(
  exchange: Exchange,
  table: Table,
  outcome: Outcome,
  reply: Omit<Reply, 'body'> & { emptyStatus: number; range: string },
): Response {
  const { preferences } = exchange
  const givesRows = preferences.return === 'representation'
  const total = preferences.count ? (outcome.affected ?? 0) : '*'
  return respond(exchange, outcome, {
    status: givesRows ? reply.status : reply.emptyStatus,
    body: givesRows ? outcome.body : null,
    headers: {
      ...locationOf(preferences.return, table, outcome),
      'content-range': `${reply.range}/${total}`,
    },
    honoured: [
      ...(mayChooseEnd(exchange.settings.txEnd) ? (['tx'] as const) : []),
      'return',
      'count',
      ...reply.honoured,
    ],
  })
}

const Keys = z.array(z.record(z.string(), z.string().nullable()))

function locationOf(
  wanted: string | undefined,
  table: Table,
  outcome: Outcome,
): Record<string, string> {
  if (wanted !== 'headers-only' || outcome.body === null) return {}
  const [row, ...more] = Keys.parse(JSON.parse(outcome.body))
  if (!row || more.length > 0 || Object.keys(row).length === 0) return {}
  const query = new URLSearchParams()
  for (const [key, text] of Object.entries(row)) {
    query.append(key, text === null ? 'is.null' : `eq.${text}`)
  }
  return { location: `/${encodeURIComponent(table.name)}?${query}` }
}
