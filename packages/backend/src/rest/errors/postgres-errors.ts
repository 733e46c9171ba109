import type { DatabaseError } from '@slovo/database'
import { z } from 'zod'
import type { ProtocolError } from '../../kernel/http/protocol-error.ts'
import { restError, restErrors } from './rest-errors.ts'

/** SQLSTATE → HTTP status: the longest code that begins the error's code counts; others are 400. */
const statuses: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25': 500,
  '25006': 405,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '42501': 403,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53': 503,
  '53400': 500,
  '54': 500,
  '55': 500,
  '57': 500,
  '57P01': 503,
  '57P02': 503,
  '57P03': 503,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
}

/** In these Postgres names files of the server, which no client needs to know. */
const serverFaults: Record<string, (code: string) => string | undefined> = {
  53: (code) =>
    code === '53100' ? 'The database has no space left and cannot save anything' : undefined,
  58: () => 'The database could not read or write its files',
}

/** A refusal of Postgres in PostgREST's shape. */
export function restErrorOf(error: DatabaseError, isAnonymous: boolean): ProtocolError {
  const code = error.code ?? 'XX000'
  if (code === 'PGRST') return raisedError(error)
  const status = statusOf(code, error.message, isAnonymous)
  const message = serverFaults[code.slice(0, 2)]?.(code) ?? error.message
  return restError(status, code, message, {
    details: error.detail ?? null,
    hint: error.hint ?? null,
    headers: status === 401 ? { 'www-authenticate': 'Bearer' } : {},
  })
}

function statusOf(code: string, message: string, isAnonymous: boolean): number {
  const own = /^PT(\d{3})$/.exec(code)
  if (own && Number(own[1]) >= 200 && Number(own[1]) < 600) return Number(own[1])
  if (code === '42501' && isAnonymous) return 401
  if (code === '22023' && /^role ".*" does not exist$/.test(message)) return 401
  if (code === '21000' && message.endsWith('requires a WHERE clause')) return 400
  return statuses[code] ?? statuses[code.slice(0, 2)] ?? 400
}

const Raised = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullish(),
  hint: z.string().nullish(),
})
const RaisedMore = z.object({
  status: z.int().min(200).max(599),
  headers: z.record(z.string(), z.string()),
})

/** `raise sqlstate 'PGRST' using message = '{…}', detail = '{…}'`: the database decides everything. */
function raisedError(error: DatabaseError): ProtocolError {
  try {
    const { code, message, details, hint } = Raised.parse(JSON.parse(error.message))
    const { status, headers } = RaisedMore.parse(JSON.parse(error.detail ?? ''))
    return restError(status, code, message, { details, hint: hint ?? null, headers })
  } catch {
    return restErrors.badRaise('MESSAGE and DETAIL must be JSON as the documentation says')
  }
}
