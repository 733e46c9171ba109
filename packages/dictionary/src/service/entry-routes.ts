import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Dictionary } from '../open-dictionary.ts'
import { OwnEntry } from '../own/own-entry.ts'
import { clientIpOf, isAllowed, sendRefusal } from './refusals.ts'

const MAX_BODY_BYTES = 32 * 1024

export interface EntryRoutesOptions {
  dictionary: Pick<Dictionary, 'checkEntry'>
  /** Whether this request comes from an admin; without it, none does. */
  isWriter?: (c: Context) => Promise<boolean>
  /** Reads the own entries of the site anew. */
  readOwnEntries?: () => Promise<void>
  clientAddress?: (c: Context) => string
}

/**
 * For admins: `POST /entry` with an own entry says what is wrong with it, which classes its word may have, and its forms.
 * `POST /own-entries` says that the entries of the site were changed: lookups that come after it answer with them.
 */
export function entryRoutes(options: EntryRoutesOptions, limiter: RateLimiterMemory): Hono {
  const { dictionary, isWriter, readOwnEntries, clientAddress = clientIpOf } = options
  const routes = new Hono()
  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => sendRefusal(c, 'tooLong') })

  routes.post('/entry', limit, async (c) => {
    if (!(await isWriter?.(c))) return sendRefusal(c, 'forbidden')
    if (!(await isAllowed(limiter, clientAddress(c)))) return sendRefusal(c, 'tooMany')
    const entry = OwnEntry.safeParse(await c.req.json().catch(() => null))
    if (!entry.success) return sendRefusal(c, 'badText')
    c.header('Cache-Control', 'no-store')
    return c.json(dictionary.checkEntry(entry.data))
  })

  routes.post('/own-entries', limit, async (c) => {
    if (!(await isWriter?.(c))) return sendRefusal(c, 'forbidden')
    if (!(await isAllowed(limiter, clientAddress(c)))) return sendRefusal(c, 'tooMany')
    await readOwnEntries?.()
    return c.body(null, 204)
  })

  return routes
}
