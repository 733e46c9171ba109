import type pg from 'pg'

interface PutOff {
  /** Statements that make keys and indexes as they were, table by table. */
  ofTable: Map<string, string[]>
  /** Those that make foreign keys and check every row: when all tables are filled. */
  foreignKeys: string[]
}

/** Drops keys and indexes of these tables, so that they are built once, when all rows are there. Checks of columns stay. */
export async function putOffIndexes(client: pg.Client, tables: string[]): Promise<PutOff> {
  const foreign = await keysOf(client, tables, `contype = 'f'`)
  const keys = await keysOf(client, tables, `contype in ('p', 'u')`)
  for (const key of [...foreign, ...keys]) {
    await client.query(`alter table ${key.owner} drop constraint ${key.name}`)
  }
  const { rows: indexes } = await client.query<{ owner: string; name: string; made: string }>(
    `select indrelid::regclass::text as owner, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
     from pg_index where indrelid = any ($1::regclass[])`,
    [tables],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)

  const ofTable = new Map(
    tables.map((table) => [
      table,
      [
        ...keys.filter(({ owner }) => owner === table).map(madeAgain),
        ...indexes.filter(({ owner }) => owner === table).map(({ made }) => made),
      ],
    ]),
  )
  return { ofTable, foreignKeys: foreign.map(madeAgain) }
}

interface Key {
  owner: string
  name: string
  made: string
}

const madeAgain = ({ owner, name, made }: Key) =>
  `alter table ${owner} add constraint ${name} ${made}`

async function keysOf(client: pg.Client, tables: string[], kind: string): Promise<Key[]> {
  const { rows } = await client.query<Key>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as made
     from pg_constraint
     where ${kind} and (conrelid = any ($1::regclass[]) or confrelid = any ($1::regclass[]))
     order by confrelid = any ($1::regclass[]) desc`,
    [tables],
  )
  return rows
}
