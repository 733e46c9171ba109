import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isWordFile } from './is-word-file.ts'
import { refuse } from './refusal.ts'

const KIB = 1024
const LARGEST_FORM = 64 * KIB
/** A text of 300,000 Russian letters takes six bytes a letter in a form, and stands there up to three times (cues, translation). */
const LARGEST_FORM_OF_ADMINS = 6 * 1024 * KIB
/** The answers to an activity; its route limits the number of characters. */
const LARGEST_RESULT = 1024 * KIB

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']
const ALLOWED = { allow: METHODS.join(', ') }
const RESULT = /^(\/ru)?\/activities\/[^/]+\/result(\.data)?$/
/** What a device did without a network, as JSON; its route limits what is in it. */
const CHANGES = /^(\/ru)?\/changes$/
const ADMIN = /^(\/ru)?\/admin(\/|\.data$|$)/

const forms = bodyLimit({ maxSize: LARGEST_FORM, onError: tooLarge })
const formsOfAdmins = bodyLimit({ maxSize: LARGEST_FORM_OF_ADMINS, onError: tooLarge })
const results = bodyLimit({ maxSize: LARGEST_RESULT, onError: tooLarge })

/** Pages accept GET, and forms of a limited size; everything else is refused before a page is called. */
export const pageRequests: MiddlewareHandler = async (c, next) => {
  const { method, path } = c.req
  if (!METHODS.includes(method)) return refuse(c, 405, 'wrongMethod', { headers: ALLOWED })
  if (method === 'OPTIONS') return c.body(null, 204, ALLOWED)
  if (method !== 'POST') return await next()

  if (RESULT.test(path)) return await results(c, next)
  if (CHANGES.test(path)) return await forms(c, next)
  // Read as it arrives, up to its own limit, after its learner is known.
  if (isWordFile(c)) return await next()
  const limit = ADMIN.test(path) ? formsOfAdmins : forms
  return await limit(c, () => readForm(c, next))
}

async function readForm(c: Context, next: () => Promise<void>) {
  const type = c.req.header('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    c.res = await refuse(c, 415, 'unreadable', {
      headers: { 'accept-post': 'multipart/form-data' },
    })
    return
  }
  const bytes = await c.req.raw.arrayBuffer()
  if (!(await isReadable(bytes, type))) {
    c.res = await refuse(c, 400, 'unreadable')
    return
  }
  c.req.raw = new Request(c.req.raw, { body: bytes })
  await next()
}

/** No field may contain a null byte: Postgres cannot store it. */
async function isReadable(bytes: ArrayBuffer, type: string) {
  if (Buffer.from(bytes).includes(0)) return false
  if (/^application/i.test(type)) return !Buffer.from(bytes).includes('%00')
  try {
    await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return true
  } catch {
    return false
  }
}

function tooLarge(c: Context) {
  return refuse(c, 413, 'tooLarge')
}
