import type { ClientBase } from 'pg'
import { runBatch, type Statement } from './batch.ts'
import type { Caller, Queries, Result, Row, SqlValues } from './database.ts'
import { numberValues } from './named-values.ts'
import { codeOf } from './start-error.ts'

const roles: ReadonlySet<string> = new Set(['anon', 'authenticated', 'service_role'])
const statementTimeouts = { anon: '3s', authenticated: '8s', service_role: '0' }

/** Sets the caller's role, claims and settings for the current transaction. */
function setCallerSql({ role, claims, settings }: Caller): Statement {
  // With a superuser's DATABASE_URL Postgres itself would accept any role.
  if (!roles.has(role)) throw new Error(`There is no API role "${role}".`)
  const all = {
    role,
    'request.jwt.claims': JSON.stringify(claims),
    // Supabase's `auth.uid()` looks here first: otherwise it parses all claims for each table with policies.
    'request.jwt.claim.sub': typeof claims.sub === 'string' ? claims.sub : '',
    statement_timeout: statementTimeouts[role],
    ...settings,
  }
  const values = Object.entries(all).flat()
  const calls = values
    .filter((_, index) => index % 2 === 0)
    .map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`)
  return { sql: `select ${calls.join(', ')}`, values }
}

function callerStatements(caller: Caller): Statement[] {
  const first = caller.first === undefined ? [] : [{ sql: caller.first, values: [] }]
  return [setCallerSql(caller), ...first]
}

/** One statement under the caller's role: see `Database.request`. */
export async function runRequest<R extends Row>(
  client: ClientBase,
  caller: Caller,
  statement: Statement,
  keepPrepared: boolean,
): Promise<Result<R>> {
  const statements = [...callerStatements(caller), statement]
  try {
    return await runBatch<R>(client, statements, { keepPrepared })
  } catch (error) {
    if (!keepPrepared || !isStalePlan(error)) throw error
    return await runBatch<R>(client, statements, { keepPrepared, reset: true })
  }
}

/** After a table has changed, its prepared statements fail before anything has run. */
function isStalePlan(error: unknown): boolean {
  const code = codeOf(error)
  if (code === '26000') return true
  if (code !== '0A000' || !(error instanceof Error) || !('routine' in error)) return false
  return error.routine === 'RevalidateCachedQuery'
}

/** Several statements under the caller's role: see `Database.requestTransaction`. */
export async function openRequest(client: ClientBase, caller: Caller): Promise<void> {
  await runBatch(client, [{ sql: 'begin', values: [] }, ...callerStatements(caller)], {
    keepPrepared: false,
  })
}

/** Queries on one client. The row type is not checked: it is what the caller knows of its own SQL. */
export function queriesOn(client: ClientBase): Queries {
  return { query: (sql, values) => runQuery(client, sql, values) }
}

/** Runs a query. Without values the text may hold several statements. */
export async function runQuery<R extends Row>(
  client: ClientBase,
  sql: string,
  values: SqlValues = [],
): Promise<Result<R>> {
  const numbered = numberValues(sql, values)
  const list = numbered.values.length > 0 ? [...numbered.values] : undefined
  const answer = await client.query<R>(numbered.sql, list)
  const result = Array.isArray(answer) ? answer.at(-1) : answer
  return { rows: result.rows, rowCount: result.rowCount ?? 0, fields: result.fields }
}
