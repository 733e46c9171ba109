import type pg from 'pg'

/** Rows and bytes of the largest tables, and bytes a learner. */
export async function reportSizes(owner: pg.Client, learners: number) {
  const { rows } = await owner.query<{
    table: string
    rows: string
    heap: string
    indexes: string
  }>(
    `select oid::regclass::text as table, reltuples::bigint as rows,
       pg_table_size(oid) as heap, pg_indexes_size(oid) as indexes
     from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'private'::regnamespace)
     order by pg_total_relation_size(oid) desc limit 12`,
  )
  console.log('\nrows; MB of the table, of its indexes; bytes a learner')
  for (const { table, ...size } of rows) {
    const [heap, indexes] = [Number(size.heap), Number(size.indexes)]
    const cells = [
      size.rows,
      (heap / 1e6).toFixed(0),
      (indexes / 1e6).toFixed(0),
      ((heap + indexes) / learners).toFixed(0),
    ]
    console.log(table.padEnd(28) + cells.map((cell) => cell.padStart(12)).join(''))
  }
}
