import { Client, type ClientConfig, escapeIdentifier, escapeLiteral } from 'pg'

const LOCK = 5_108_057

/**
 * What every start checks inside the embedded server: the sign-in role of requests, which has no
 * rights of its own, and the order of words after the ICU library has changed. Gives the version.
 */
export async function prepareServer(
  owner: ClientConfig,
  authenticator: ClientConfig,
): Promise<string> {
  const client = new Client(owner)
  client.on('error', () => {})
  await client.connect()
  try {
    // One process at a time; the lock goes with the connection.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const password = escapeLiteral(String(authenticator.password))
    const { rows } = await client.query<{ version: string; is_known: boolean; is_stale: boolean }>(
      `select current_setting('server_version') as version,
        exists (select from pg_roles where rolname = 'authenticator') as is_known,
        datcollversion <> pg_database_collation_actual_version(oid) as is_stale
       from pg_database where datname = current_database()`,
    )
    const [found] = rows
    if (!found?.is_known) {
      await client.query(`create role authenticator login noinherit password ${password}`)
    }
    if (found?.is_stale) {
      const database = escapeIdentifier(String(owner.database))
      await client.query(`reindex database ${database}`)
      await client.query(`alter database ${database} refresh collation version`)
    }
    return found?.version.split(' ')[0] ?? ''
  } finally {
    await client.end()
  }
}
