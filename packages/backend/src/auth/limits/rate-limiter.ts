import type { Database } from '@slovo/database'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

type RateLimiter = RateLimiterMemory | RateLimiterPostgres
interface RateLimit {
  points: number
  seconds: number
}

/** Counts for this process alone. */
export function memoryLimiter(keyPrefix: string, { points, seconds }: RateLimit) {
  return new RateLimiterMemory({ keyPrefix, points, duration: seconds })
}

/** Counts for all processes of a site together. */
export function databaseLimiter(database: Database) {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => database.query(text, values),
  }
  return (keyPrefix: string, { points, seconds }: RateLimit) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      schemaName: 'auth',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: seconds,
    })
}

/** Counts one more; the milliseconds to wait where that is over the limit, else 0. */
export async function countIn(limiter: RateLimiter, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext ?? 1)
    throw error
  }
}
