import { combineChunks } from '@supabase/ssr'
import { z } from 'zod'
import type { Cookies } from './cookies.server.ts'

const BASE64 = 'base64-'
/** As in Supabase's client: a token that expires sooner is refreshed first. */
const MARGIN_SECONDS = 90

const StoredSession = z.object({ access_token: z.string(), expires_at: z.number() })

/** Whether there is a session cookie, valid or not. */
export function hasSession(cookies: Cookies): boolean {
  return cookies.all.some(({ name }) => isSessionCookie(name))
}

export const isSessionCookie = (name: string) => /-auth-token(\.\d+)?$/.test(name)

/**
 * The access token of the cookies until shortly before it expires; undefined otherwise, and then Supabase's own client is
 * asked. Most requests do without it: making that client costs more than everything else that is done for a session.
 */
export async function readFreshToken(
  cookies: Cookies,
  supabaseUrl: string,
): Promise<string | undefined> {
  const project = new URL(supabaseUrl).hostname.split('.')[0]
  const stored = await combineChunks(`sb-${project}-auth-token`, (name) => cookies.find(name))
  if (!stored?.startsWith(BASE64)) return undefined
  try {
    // Supabase's own decoder goes letter by letter, for every request of a learner.
    const json: unknown = JSON.parse(
      Buffer.from(stored.slice(BASE64.length), 'base64url').toString(),
    )
    const session = StoredSession.parse(json)
    const isFresh = session.expires_at - MARGIN_SECONDS > Date.now() / 1000
    return isFresh ? session.access_token : undefined
  } catch {
    // Not written by Supabase's client, which will say what to do with it.
    return undefined
  }
}
