import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** A connection to the embedded Postgres of a data folder, as its owner. */
export async function connectAsOwner(dataDir: string): Promise<pg.Client> {
  const { owner } = JSON.parse(readFileSync(path.join(dataDir, 'pg18', 'secret.json'), 'utf8'))
  const client = new pg.Client({
    host: path.join(dataDir, 'pg18', 'run'),
    user: 'postgres',
    password: owner,
    database: 'postgres',
  })
  await client.connect()
  return client
}
