import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'

/** As nginx has them for `lingering_timeout` and `lingering_time`, in milliseconds. */
const TIMEOUTS = { silence: 5000, whole: 30_000 }

/**
 * A request can be refused or redirected before its body has been read, as a form that is too large. Closing such a
 * connection resets it, and the browser shows a lost connection in place of our page. So the last byte of the response
 * waits until the body has arrived, or no more of it comes.
 */
export function unreadBodies(
  timeouts = TIMEOUTS,
): MiddlewareHandler<{ Bindings: { incoming?: IncomingMessage } }> {
  return async (c, next) => {
    await next()
    const incoming = c.env?.incoming
    // A redirect for the page's script is a 202 with its own address.
    const isAnsweredEarly = c.res.status >= 300 || c.req.path.endsWith('.data')
    if (!isAnsweredEarly || !incoming || !isStillSending(incoming)) return
    const answer = new Uint8Array(await c.res.arrayBuffer())
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(answer)
        await discarded(incoming, timeouts)
        controller.close()
      },
    })
    c.res = new Response(body, c.res)
    // The length tells the client that it has the whole answer.
    c.res.headers.set('content-length', String(answer.length))
  }
}

function isStillSending({ complete, destroyed, headers }: IncomingMessage) {
  const hasBody = headers['transfer-encoding'] || Number(headers['content-length'] ?? 0) > 0
  return Boolean(hasBody) && !complete && !destroyed
}

function discarded(incoming: IncomingMessage, { silence, whole }: typeof TIMEOUTS) {
  return new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(atSilence)
      clearTimeout(atLast)
      resolve()
    }
    const atSilence = setTimeout(end, silence)
    const atLast = setTimeout(end, whole)
    incoming.once('end', end).once('close', end)
    // The request's own stream would keep what arrives.
    incoming
      .removeAllListeners('data')
      .on('data', () => atSilence.refresh())
      .resume()
  })
}
