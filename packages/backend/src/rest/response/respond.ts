import { z } from 'zod'
import { restErrors } from '../errors/rest-errors.ts'
import type { Exchange } from '../request/exchange.ts'
import type { Preferences } from '../request/preferences.ts'
import { presentApplied } from '../request/preferences.ts'
import type { Outcome } from './run.ts'

export interface Reply {
  status: number
  /** Null for a response without content. */
  body: string | null
  headers?: Record<string, string>
  honoured: readonly (keyof Preferences)[]
}

/** Writes the response; the database may override headers and status. */
export function respond(
  { request, path, settings, schemaName, preferences, media, isHead }: Exchange,
  outcome: Outcome,
  reply: Reply,
): Response {
  if (media.plan) {
    return new Response(outcome.body, { headers: { 'content-type': media.contentType } })
  }
  const headers = new Headers(reply.headers)
  const applied = presentApplied(preferences, ['handling', 'timezone', ...reply.honoured])
  if (applied) headers.set('preference-applied', applied)
  if (settings.schemas.length > 1) headers.set('content-profile', schemaName)
  if (reply.body !== null || isHead) headers.set('content-type', media.contentType)
  const isReading = isHead || request.method === 'GET'
  if (isReading) headers.set('content-location', path + canonical(request.url))
  for (const [key, text] of readHeaders(outcome.headers)) headers.append(key, text)
  const status = outcome.status === null ? reply.status : readStatus(outcome.status)
  return new Response(isHead || status === 204 || status === 304 ? null : reply.body, {
    status,
    headers,
  })
}

/** The query, sorted. */
function canonical(url: string): string {
  const { searchParams } = new URL(url)
  searchParams.sort()
  const text = searchParams.toString()
  return text ? `?${text}` : ''
}

const GivenHeaders = z.array(
  z.record(z.string(), z.string()).refine((header) => Object.keys(header).length === 1),
)

function readHeaders(text: string | null): [string, string][] {
  if (text === null) return []
  try {
    return GivenHeaders.parse(JSON.parse(text)).flatMap((header) => Object.entries(header))
  } catch {
    throw restErrors.badResponseHeaders()
  }
}

function readStatus(text: string): number {
  const status = /^\d{3}$/.test(text) ? Number(text) : 0
  if (status < 200 || status > 599) throw restErrors.badResponseStatus()
  return status
}
