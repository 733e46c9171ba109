import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'

const MILLISECONDS = 1000

/**
 * An error can be answered before its request has been read, as with a form that is too large. Closing such a
 * connection resets it, and the browser shows a lost connection in place of our page. So the last byte waits until
 * the body has arrived, at most a second (nginx: `lingering_close`).
 */
export const unreadBodies: MiddlewareHandler<{ Bindings: { incoming?: IncomingMessage } }> = async (
  c,
  next,
) => {
  await next()
  const incoming = c.env?.incoming
  if (c.res.status < 400 || !incoming || !isStillSending(incoming)) return
  const answer = new Uint8Array(await c.res.arrayBuffer())
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(answer)
      await discarded(incoming)
      controller.close()
    },
  })
  c.res = new Response(body, c.res)
  // The length tells the client that it has the whole answer.
  c.res.headers.set('content-length', String(answer.length))
}

function isStillSending({ complete, destroyed, headers }: IncomingMessage) {
  const hasBody = headers['transfer-encoding'] || Number(headers['content-length'] ?? 0) > 0
  return Boolean(hasBody) && !complete && !destroyed
}

async function discarded(incoming: IncomingMessage) {
  const stop = new AbortController()
  const ended = new Promise<void>((resolve) => {
    incoming.once('end', resolve).once('close', resolve)
  })
  // Without listeners each part is dropped on arrival; the request's own stream would keep them all.
  incoming.removeAllListeners('data').resume()
  await Promise.race([
    ended,
    wait(MILLISECONDS, undefined, { signal: stop.signal }).catch(() => {}),
  ])
  stop.abort()
}
