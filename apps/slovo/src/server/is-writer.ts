import type { Context } from 'hono'
import { z } from 'zod'

interface Backend {
  url: string
  anonKey: string
  fetch: typeof fetch
}

const Claims = z.object({ sub: z.uuid() })
const Rows = z.array(z.object({ id: z.uuid() }))

/** Whether the request's token belongs to an admin. Asks the backend with that token. */
export async function isWriter(c: Context, { url, anonKey, fetch }: Backend): Promise<boolean> {
  const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  const id = token && readSubject(token)
  if (!id) return false

  const query = new URLSearchParams({ select: 'id', id: `eq.${id}`, role: 'eq.admin' })
  const answer = await fetch(`${url}/rest/v1/users_profile?${query}`, {
    headers: { apikey: anonKey, authorization: `Bearer ${token}` },
  })
  const rows = answer.ok ? Rows.safeParse(await answer.json()) : undefined
  return rows?.success === true && rows.data.length === 1
}

/** The user id that the token claims; the backend verifies it. */
function readSubject(token: string) {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return Claims.parse(JSON.parse(payload)).sub
  } catch {
    // Not a token of the backend.
    return undefined
  }
}
