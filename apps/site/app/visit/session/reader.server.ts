import { type AuthError, isAuthSessionMissingError } from '@supabase/supabase-js'
import { z } from 'zod'
import type { SiteVisit } from '../visit.ts'
import type { Database } from './database.server.ts'

/** The user who is signed in: the account merged with its profile. */
export interface Reader {
  id: string
  /** Empty for an anonymous account. */
  email: string
  /** An account without any address, made by a visitor's first change: it lives in this browser until they sign up. */
  isAnonymous: boolean
  isAdmin: boolean
  isPremium: boolean
  learningLanguage: 'fr' | 'ru'
  /** The profile could not be read: the page says so, and goes on with what it knows. */
  isProfileMissing: boolean
}

/** A session that still needs the account's second factor: it counts as none until then. */
export const HALFWAY = 'halfway'

const Claims = z.object({
  sub: z.uuid(),
  email: z.string().default(''),
  aal: z.string().optional(),
  client_id: z.string().optional(),
  is_anonymous: z.boolean().default(false),
})

/**
 * The user who is signed in. The session comes from the cookies and is refreshed there when it is about to expire; its token is
 * not trusted until the backend has answered the profile query made with it.
 */
export async function findReader(
  database: Database,
  { log }: Pick<SiteVisit, 'log'>,
): Promise<Reader | typeof HALFWAY | null> {
  const token = await database.token()
  const claims = token && readClaims(token)
  // An application’s token acts within the API; it opens no session on the site.
  if (!claims || claims.client_id) return null

  const profile = await database
    .from('users_profile')
    .select('role, is_premium, learning_language')
    .eq('id', claims.sub)
    .maybeSingle()

  if (profile.status === 401) {
    await database.auth.signOut({ scope: 'local' })
    return null
  }
  if (!profile.data && !profile.error) {
    const reason = await findSessionFault(database)
    if (reason === 'ended') {
      await database.auth.signOut({ scope: 'local' })
      return null
    }
    if (reason === 'factor' && claims.aal !== 'aal2') return HALFWAY
  }
  if (profile.error) log.error(profile.error, 'a profile could not be loaded')

  return {
    id: claims.sub,
    email: claims.email,
    isAnonymous: claims.is_anonymous,
    isAdmin: profile.data?.role === 'admin',
    isPremium: profile.data?.is_premium ?? false,
    learningLanguage: profile.data?.learning_language === 'fr' ? 'fr' : 'ru',
    isProfileMissing: !profile.data,
  }
}

/** The database hides everything from a session that was ended, or that has yet to use the second factor. */
async function findSessionFault({ auth }: Database) {
  const { data, error } = await auth.getUser()
  if (isSessionOver(error)) return 'ended'
  return data.user?.factors?.some(({ status }) => status === 'verified') ? 'factor' : 'none'
}

function readClaims(token: string) {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return Claims.parse(JSON.parse(payload))
  } catch {
    // A cookie that holds no token of ours is the same as no session.
    return null
  }
}

const OVER = [401, 403, 404]

/**
 * Whether the authentication API refuses because the session has ended: it was ended elsewhere, or its
 * account is banned or gone. Supabase's client makes an error of status 400 of the first.
 */
export function isSessionOver(error: AuthError | null): boolean {
  return isAuthSessionMissingError(error) || OVER.includes(error?.status ?? 0)
}
