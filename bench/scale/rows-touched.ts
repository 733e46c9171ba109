import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** What a request read of one table. */
export interface Touched {
  /** Rows, and entries of indexes. */
  rows: number
  /** Pages of 8 kB, of the table and its indexes. */
  pages: number
  /** How often it was read from its beginning to its end. */
  scans: number
}

const ASKS = 30
/** Postgres adds up what a connection did when it has been idle for ten seconds. */
const UNTIL_COUNTED = 11_500

/** What each of these asks reads, by table: counted by Postgres, so that what functions and triggers do is in it. */
export async function rowsTouched(
  owner: pg.Client,
  asks: Record<string, (turn: number) => Promise<Response>>,
): Promise<Map<string, Map<string, Touched>>> {
  const touched = new Map<string, Map<string, Touched>>()
  await pause(UNTIL_COUNTED)
  let before = await counted(owner)
  for (const [name, ask] of Object.entries(asks)) {
    for (let turn = 0; turn < ASKS; turn += 1) await (await ask(1_000_000 + turn)).arrayBuffer()
    await pause(UNTIL_COUNTED)
    const after = await counted(owner)
    touched.set(name, perAsk(before, after))
    before = after
  }
  return touched
}

function perAsk(before: Map<string, Touched>, after: Map<string, Touched>) {
  const tables = new Map<string, Touched>()
  for (const [table, { rows, pages, scans }] of after) {
    const was = before.get(table) ?? { rows: 0, pages: 0, scans: 0 }
    const now = {
      rows: (rows - was.rows) / ASKS,
      pages: (pages - was.pages) / ASKS,
      scans: (scans - was.scans) / ASKS,
    }
    if (now.pages > 0) tables.set(table, now)
  }
  return tables
}

async function counted(owner: pg.Client): Promise<Map<string, Touched>> {
  const { rows } = await owner.query<{ table: string; rows: string; pages: string; scans: string }>(
    `select t.schemaname || '.' || t.relname as table, t.seq_scan as scans,
       t.seq_tup_read + coalesce(i.entries, 0) as rows,
       p.heap_blks_read + p.heap_blks_hit + coalesce(p.idx_blks_read + p.idx_blks_hit, 0) as pages
     from pg_stat_user_tables t
     join pg_statio_user_tables p using (relid)
     left join (
       select relid, sum(idx_tup_read) as entries from pg_stat_user_indexes group by relid
     ) i using (relid)`,
  )
  return new Map(
    rows.map(({ table, ...figures }) => [
      table,
      {
        rows: Number(figures.rows),
        pages: Number(figures.pages),
        scans: Number(figures.scans),
      },
    ]),
  )
}
