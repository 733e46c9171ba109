import type { Context } from 'hono'
import { authErrors } from '../../auth/errors/auth-error.ts'

const LARGEST = 1024 * 1024
const PATIENCE = 16 * LARGEST

/**
 * Reads the body, up to 1 MiB, before anything is answered: a client that is cut short while it still writes
 * would not see the answer. That is also why a body that is too large is read on, within reason.
 */
export async function hearOut(c: Context) {
  c.set('text', await readText(c))
}

/** The body that was heard out. */
export function heardText(c: Context): string {
  return c.get('text')
}

async function readText(c: Context): Promise<string> {
  const length = Number(c.req.header('content-length') ?? Number.NaN)
  if (length <= LARGEST) return c.req.text()

  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length
    if (size <= LARGEST) chunks.push(chunk)
    if (size > PATIENCE) break
  }
  if (size > LARGEST) throw authErrors.bodyTooLarge()
  return Buffer.concat(chunks).toString('utf8')
}
