import type { MiddlewareHandler } from 'hono'

/** What a page or its data says is for the visitor who asked, unless its route says otherwise. */
export const privateAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  if (/\bprivate\b/.test(headers.get('cache-control') ?? '')) headers.append('vary', 'cookie')
}
