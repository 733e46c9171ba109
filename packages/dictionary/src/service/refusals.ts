import type { Context } from 'hono'
import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { z } from 'zod'

/** The window of the rate limit. */
export const RATE_LIMIT_SECONDS = 60

/** The refusals of the protocol; a missing text, and what writers ask for, are our additions. */
const refusals = {
  noText: { code: 400, message: 'The text is missing' },
  badText: { code: 400, message: 'A text and its language are needed' },
  forbidden: { code: 403, message: 'Only writers of texts may ask this' },
  tooLong: { code: 413, message: 'The text size exceeds the maximum' },
  notAnalysed: { code: 503, message: 'The text takes too long, try a shorter one' },
  tooMany: { code: 429, message: 'Too many lookups, try again in a minute' },
  direction: { code: 501, message: 'The specified translation direction is not supported' },
} as const

const Env = z.object({
  clientAddress: z.string().optional(),
  incoming: z.object({ socket: z.object({ remoteAddress: z.string().optional() }) }).optional(),
})

/** The client's IP address: passed on by our own pages, otherwise that of the connection. */
export function clientIpOf(c: Context): string {
  const env = Env.safeParse(c.env).data
  return env?.clientAddress || env?.incoming?.socket.remoteAddress || 'unknown'
}

/** Answers with a refusal in the shape of the protocol. */
export function sendRefusal(c: Context, why: keyof typeof refusals) {
  const refusal = refusals[why]
  if (why === 'tooMany') c.header('Retry-After', String(RATE_LIMIT_SECONDS))
  c.header('Cache-Control', 'no-store')
  return c.json(refusal, refusal.code)
}

/** Counts `cost` lookups of a client; returns false once its rate limit is exceeded. */
export async function isAllowed(
  limiter: RateLimiterMemory,
  clientIp: string,
  cost = 1,
): Promise<boolean> {
  try {
    await limiter.consume(clientIp, cost)
    return true
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false
    throw refusal
  }
}
