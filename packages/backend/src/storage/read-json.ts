import type { Context } from 'hono'
import type { z } from 'zod'
import { storageErrors } from './answer/storage-errors.ts'

const MOST_BYTES = 1024 * 1024

/** A small JSON body of a known shape. */
export async function readJson<T>(c: Context, shape: z.ZodType<T>): Promise<T> {
  if (Number(c.req.header('content-length') ?? 0) > MOST_BYTES) throw storageErrors.tooLarge()
  const text = await c.req.text()
  if (text.length > MOST_BYTES) throw storageErrors.tooLarge()
  const parsed = shape.safeParse(parse(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw storageErrors.badRequest(`body/${issue?.path.join('/') ?? ''} ${issue?.message ?? ''}`)
}

function parse(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw storageErrors.badRequest('Body is not valid JSON')
  }
}
