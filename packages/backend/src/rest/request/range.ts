import { restErrors } from '../errors/rest-errors.ts'
import type { Modifiers } from '../grammar/query.ts'

interface Range {
  offset: number
  limit?: number
}

/** `limit` and `offset`, else `Range: 0-9`, never more than the server gives at once. */
export function readRange(
  { limit, offset }: Modifiers,
  header: string | undefined,
  maxRows: number | undefined,
): Range {
  const asked =
    limit === undefined && offset === undefined
      ? readRangeHeader(header)
      : { offset: offset ?? 0, ...(limit === undefined ? {} : { limit }) }
  if (maxRows === undefined) return asked
  return { ...asked, limit: Math.min(asked.limit ?? maxRows, maxRows) }
}

function readRangeHeader(header: string | undefined): Range {
  const found = /^(?:items=)?(\d{1,15})-(\d{1,15})?$/.exec(header?.trim() ?? '')
  if (!found) return { offset: 0 }
  const first = Number(found[1])
  if (found[2] === undefined) return { offset: first }
  const last = Number(found[2])
  if (last < first) {
    throw restErrors.badRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  }
  return { offset: first, limit: last - first + 1 }
}

/** `0-9/42`, `*` for what is not known. */
export function presentRange(offset: number, rows: number, total: number | undefined): string {
  const part = rows > 0 ? `${offset}-${offset + rows - 1}` : '*'
  return `${part}/${total ?? '*'}`
}

/** 206 when more rows are known than given; an offset behind the last row is refused. */
export function statusOfRange(offset: number, rows: number, total: number | undefined): 200 | 206 {
  if (total === undefined) return 200
  if (offset > total) {
    throw restErrors.badRange(
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
      `*/${total}`,
    )
  }
  return rows < total ? 206 : 200
}
