import type { ClientBase } from 'pg'
import { runBatch, type Statement } from './batch.ts'
import type { Caller, Queries, Result, Row, Values } from './database.ts'
import { numberValues } from './named-values.ts'
import { codeOf } from './start-error.ts'

const roles: ReadonlySet<string> = new Set(['anon', 'authenticated', 'service_role'])
const patience = { anon: '3s', authenticated: '8s', service_role: '0' }

/** The statement that puts role, claims and settings on the transaction it runs in. */
export function speakAs({ role, claims, settings }: Caller): Statement {
  // With a superuser's DATABASE_URL Postgres itself would accept any role.
  if (!roles.has(role)) throw new Error(`There is no API role "${role}".`)
  const all = {
    role,
    'request.jwt.claims': JSON.stringify(claims),
    statement_timeout: patience[role],
    ...settings,
  }
  const values = Object.entries(all).flat()
  const calls = values
    .filter((_, index) => index % 2 === 0)
    .map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`)
  return { sql: `select ${calls.join(', ')}`, values }
}

function opening(caller: Caller): Statement[] {
  const first = caller.first === undefined ? [] : [{ sql: caller.first, values: [] }]
  return [speakAs(caller), ...first]
}

/** One statement under the caller's role: see `Database.request`. */
export async function runRequest<R extends Row>(
  client: ClientBase,
  caller: Caller,
  statement: Statement,
  keep: boolean,
): Promise<Result<R>> {
  const statements = [...opening(caller), statement]
  try {
    return await runBatch<R>(client, statements, { keep })
  } catch (error) {
    if (!keep || !isStalePlan(error)) throw error
    return await runBatch<R>(client, statements, { keep, forget: true })
  }
}

/** After a change of a table its prepared statements are refused before anything has run. */
function isStalePlan(error: unknown): boolean {
  const code = codeOf(error)
  if (code === '26000') return true
  if (code !== '0A000' || !(error instanceof Error) || !('routine' in error)) return false
  return error.routine === 'RevalidateCachedQuery'
}

/** Several statements under the caller's role: see `Database.requestTransaction`. */
export async function openRequest(client: ClientBase, caller: Caller): Promise<void> {
  await runBatch(client, [{ sql: 'begin', values: [] }, ...opening(caller)], { keep: false })
}

/** Queries on one client; the generic row type is the caller's promise about its own SQL. */
export function queriesOn(client: ClientBase): Queries {
  return { query: (sql, values) => runQuery(client, sql, values) }
}

/** A query as it is; several statements in one text are allowed when there are no values. */
export async function runQuery<R extends Row>(
  client: ClientBase,
  sql: string,
  values: Values = [],
): Promise<Result<R>> {
  const numbered = numberValues(sql, values)
  const list = numbered.values.length > 0 ? [...numbered.values] : undefined
  const answer = await client.query<R>(numbered.sql, list)
  const result = Array.isArray(answer) ? answer.at(-1) : answer
  return { rows: result.rows, rowCount: result.rowCount ?? 0, fields: result.fields }
}
