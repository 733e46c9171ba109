import type { Context } from 'hono'
import { z } from 'zod'
import { drainText, parseJson } from '../../kernel/http/body.ts'
import { requestErrors } from '../errors/request-errors.ts'

const MAX_BYTES = 1024 * 1024
const MAX_DRAINED_BYTES = 16 * MAX_BYTES

/** Reads the body before anything else is done with the request; see `drainText`. */
export async function bufferBody(c: Context): Promise<void> {
  const text = await drainText(c, {
    maxBytes: MAX_BYTES,
    maxDrainedBytes: MAX_DRAINED_BYTES,
    tooLarge: requestErrors.bodyTooLarge,
  })
  c.set('text', text)
}

/** The body that `bufferBody` has read. */
export function bodyText(c: Context): string {
  return c.get('text')
}

/**
 * The JSON body of a request in the shape asked for; an empty body is `{}`. Everything else is `bad_json`, also text
 * that Postgres cannot store: null characters and lone surrogates.
 */
export function readBody<Shape extends z.ZodType>(c: Context, shape: Shape): z.output<Shape> {
  const text = bodyText(c)
  const json = parseJson(text.trim() === '' ? '{}' : text, requestErrors.badJson, requireStorable)
  const read = shape.safeParse(json)
  if (!read.success) throw requestErrors.badJson()
  return read.data
}

/** A field that may be left out; clients send `null` or an empty text for that too. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text || undefined)

/** Free data of a user. */
export const metadata = z.record(z.string(), z.json()).nullish()
export type Metadata = Record<string, z.output<ReturnType<typeof z.json>>>

export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

function requireStorable(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) {
    throw new SyntaxError('Text that cannot be stored')
  }
  return value
}
