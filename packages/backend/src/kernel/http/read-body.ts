import type { Context } from 'hono'
import { z } from 'zod'
import { authErrors } from '../../auth/errors/auth-error.ts'
import { heardText } from './read-text.ts'

/**
 * The JSON body of a request in the shape asked for; an empty body is `{}`. Whatever else is `bad_json`, also
 * text that Postgres cannot keep: null characters and halves of characters.
 */
export function readBody<Shape extends z.ZodType>(c: Context, shape: Shape): z.output<Shape> {
  const text = heardText(c)
  const read = shape.safeParse(parseJson(text.trim() === '' ? '{}' : text))
  if (!read.success) throw authErrors.badJson()
  return read.data
}

/** A field that may be left out; clients send `null` or an empty text for that too. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text || undefined)

/** Free data of an account. */
export const metadata = z.record(z.string(), z.json()).nullish()
export type Metadata = Record<string, z.output<ReturnType<typeof z.json>>>

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) {
        throw new SyntaxError('Text that cannot be stored')
      }
      return value
    })
  } catch {
    throw authErrors.badJson()
  }
}

export function isStorable(text: string) {
  return !text.includes('\0') && text.isWellFormed()
}
