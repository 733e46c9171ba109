import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { storageErrors } from './answer/storage-errors.ts'

const MOST_BYTES = 1024 * 1024

const limited = bodyLimit({
  maxSize: MOST_BYTES,
  onError: () => {
    throw storageErrors.tooLarge()
  },
})

/** A small JSON body of a known shape. */
export async function readJson<T>(c: Context, shape: z.ZodType<T>): Promise<T> {
  await limited(c, async () => {})
  const parsed = shape.safeParse(parse(await c.req.text()))
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
