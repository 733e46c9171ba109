import { randomUUID } from 'node:crypto'
import { type Caller, type Database, DatabaseError, type Result } from '@slovo/database'
import { z } from 'zod'
import { restErrors } from '../errors/rest-errors.ts'
import type { Exchange } from '../request/exchange.ts'
import type { PlanRequest } from '../request/plan.ts'
import { type Sql, statement } from '../sql/sql.ts'

const Outcome = z.object({
  total: z.number().nullable(),
  rows: z.number(),
  affected: z.number().nullable(),
  inserted: z.number().optional(),
  body: z.string().nullable(),
  headers: z.string().nullable(),
  status: z.string().nullable(),
})

/** What the one statement of a request gave. */
export type Outcome = z.infer<typeof Outcome>

/** Random for every process, so that no value of a request looks like it. */
const nonce = randomUUID()
export const markers = { notOneRow: `not-one-row ${nonce} `, tooMany: `too-many ${nonce} ` }

class RolledBack extends Error {
  readonly result: Result

  constructor(result: Result) {
    super('rolled back as the caller wished')
    this.result = result
  }
}

/** Runs the statement under the caller, or shows its plan; a guard's refusal comes out as PostgREST's. */
export async function run(
  { database, media: { plan } }: Pick<Exchange, 'database' | 'media'>,
  caller: Caller,
  parts: Sql,
  { rollsBack = false } = {},
): Promise<Outcome> {
  const { text, values } = statement(parts)
  const planned = plan ? `explain (${explainOptions(plan)}) ${text}` : text
  try {
    const { rows } = rollsBack
      ? await runAndUndo(database, caller, planned, values)
      : await database.request(caller, planned, values)
    return plan ? planOutcome(rows) : Outcome.parse(rows[0])
  } catch (error) {
    throw readGuard(error) ?? error
  }
}

const explainOptions = ({ format, options }: PlanRequest) =>
  [`format ${format}`, ...options].join(', ')

const PlanLine = z.object({ 'QUERY PLAN': z.unknown() })

/** A plan stands for one row, so that nothing refuses it for their number. */
function planOutcome(rows: unknown[]): Outcome {
  const lines = z
    .array(PlanLine)
    .parse(rows)
    .map((row) => row['QUERY PLAN'])
  const body = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
  return {
    total: null,
    rows: 1,
    affected: null,
    body: body.join('\n'),
    headers: null,
    status: null,
  }
}

async function runAndUndo(
  database: Database,
  caller: Caller,
  text: string,
  values: unknown[],
): Promise<Result> {
  try {
    return await database.requestTransaction(caller, async (tx) => {
      throw new RolledBack(await tx.query(text, values))
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.result
    throw error
  }
}

function readGuard(error: unknown) {
  if (!(error instanceof DatabaseError) || error.code !== '22P02') return undefined
  const count = Number(/ (\d+)"/.exec(error.message)?.[1])
  if (error.message.includes(markers.notOneRow)) return restErrors.notOneRow(count)
  if (error.message.includes(markers.tooMany)) return restErrors.tooManyAffected(count)
  return undefined
}

/** How many rows Postgres expects the statement to give. */
export async function estimate(database: Database, caller: Caller, parts: Sql): Promise<number> {
  const { text, values } = statement(parts)
  // The function that may refuse the request was called with the rows.
  const { first: _, ...asker } = caller
  const { rows } = await database.request(asker, `explain (format json) ${text}`, values)
  const [plan] = Explained.parse(rows[0])['QUERY PLAN']
  return plan.Plan['Plan Rows']
}

const Explained = z.object({
  'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]),
})
