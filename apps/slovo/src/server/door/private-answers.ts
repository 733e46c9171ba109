import type { MiddlewareHandler } from 'hono'

/** Pages and their data are private to the visitor, unless their route sets another header. */
export const privateAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  if (/\bprivate\b/.test(headers.get('cache-control') ?? '')) headers.append('vary', 'cookie')
}
