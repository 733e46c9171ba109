import { Client, type ClientConfig, escapeIdentifier, escapeLiteral } from 'pg'

const PREPARE_LOCK = 5_108_057

/**
 * Prepares the embedded server at every start: creates the sign-in role of requests, which has no privileges of its own,
 * and rebuilds indexes when the ICU library sorts words differently than before. Returns the server's version.
 */
export async function prepareServer(
  owner: ClientConfig,
  authenticator: ClientConfig,
): Promise<string> {
  const client = new Client(owner)
  client.on('error', () => {})
  await client.connect()
  try {
    // One process at a time; closing the connection releases the lock.
    await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK])
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
