import type { Database } from '@slovo/database'

export type ContentVersion = () => Promise<string>

/** The row as it is now, never as it was read before the call. Calls that wait share the next query. */
export function versionInDatabase(database: Pick<Database, 'query'>): ContentVersion {
  return sharing(async () => {
    const { rows } = await database.query<{ version: string }>(
      'select version::text from private.content_version',
    )
    return rows[0]?.version ?? ''
  })
}

/** By a lease, which needs no query (decision 93); while a change is under way, as the row is. */
export function leasedVersion(
  leased: () => Promise<string | undefined>,
  inDatabase: ContentVersion,
): ContentVersion {
  return async () => (await leased()) ?? `before ${await inDatabase()}`
}

/** On hosted Supabase, where a query costs a round trip: its result is used for some seconds. */
export function versionOverRest(
  api: { url: string; anonKey: string },
  holdsForMs = 5_000,
): ContentVersion {
  let known = { version: '', at: Number.NEGATIVE_INFINITY }
  const ask = sharing(async () => {
    const response = await fetch(`${api.url}/rest/v1/rpc/content_version`, {
      headers: { apikey: api.anonKey },
    })
    if (!response.ok) throw new Error(`the version of the content: ${response.status}`)
    known = { version: await response.text(), at: performance.now() }
    return known.version
  })
  return async () => (performance.now() - known.at < holdsForMs ? known.version : ask())
}

/** One query at a time: calls that come while it runs share the result of the next one. */
function sharing<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const start = () => {
    next = undefined
    running = ask().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    if (!running) return start()
    next ??= running.then(start, start)
    return next
  }
}
