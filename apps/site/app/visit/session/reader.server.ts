import { type AuthError, isAuthSessionMissingError } from '@supabase/supabase-js'
import { z } from 'zod'
import type { SiteVisit } from '../visit.ts'
import type { Database } from './database.server.ts'
import type { Reader } from './reader.ts'

/** A session that still needs the account's second factor: it counts as none until then. */
export const HALFWAY = 'halfway'

type Claims = z.infer<typeof Claims>
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
  if (!claims) return null

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

  return presentReader(claims, profile.data)
}

interface Profile {
  role: string
  is_premium: boolean
  learning_language: string
}

/** What the token and the profile say of the user. */
export function presentReader(claims: Claims, profile: Profile | null): Reader {
  return {
    id: claims.sub,
    email: claims.email,
    isAnonymous: claims.is_anonymous,
    isAdmin: profile?.role === 'admin',
    isPremium: profile?.is_premium ?? false,
    learningLanguage: profile?.learning_language === 'fr' ? 'fr' : 'ru',
    isProfileMissing: !profile,
  }
}

/** The database hides everything from a session that was ended, or that has yet to use the second factor. */
async function findSessionFault({ auth }: Database) {
  const { data, error } = await auth.getUser()
  if (isSessionOver(error)) return 'ended'
  return data.user?.factors?.some(({ status }) => status === 'verified') ? 'factor' : 'none'
}

/** What an access token says; nothing where it is none of a user of the site. */
export function readClaims(token: string): Claims | null {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    const claims = Claims.parse(JSON.parse(payload))
    // An application’s token acts within the API; it opens no session on the site.
    return claims.client_id ? null : claims
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
