import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Refuses larger bodies: by their declared length, or as soon as more has arrived. */
export function limitBody(maxBytes: number, tooLarge: () => Error): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw tooLarge()
    },
  })
}

interface Draining {
  maxBytes: number
  /** Beyond this the connection is cut. */
  maxDrainedBytes: number
  tooLarge(): Error
}

/**
 * The body as text. A body that is too large is read to its end before it is refused: a client that is cut off while it
 * still writes would not see the response.
 */
export async function drainText(
  c: Context,
  { maxBytes, maxDrainedBytes, tooLarge }: Draining,
): Promise<string> {
  const length = Number(c.req.header('content-length') ?? Number.NaN)
  if (length <= maxBytes) return c.req.text()

  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
    if (size > maxDrainedBytes) break
  }
  if (size > maxBytes) throw tooLarge()
  return Buffer.concat(chunks).toString('utf8')
}

/** All bytes of a stream that must be short. */
export async function collectBytes(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<Buffer> {
  const collected: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    collected.push(chunk)
  }
  return Buffer.concat(collected)
}

/** `JSON.parse`, with the protocol's own error. */
export function parseJson(
  text: string,
  notJson: () => Error,
  reviver?: (key: string, value: unknown) => unknown,
): unknown {
  try {
    return JSON.parse(text, reviver)
  } catch {
    throw notJson()
  }
}
