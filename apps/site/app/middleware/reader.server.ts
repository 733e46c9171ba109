import { z } from 'zod'
import type { Visit } from '../platform/visit.ts'
import type { Database } from './database.server.ts'

/** The signed-in person: the account merged with its profile. */
export interface Reader {
  id: string
  email: string
  isAdmin: boolean
  isPremium: boolean
  learningLanguage: 'fr' | 'ru'
  /** The profile could not be read: the page says so, and goes on with what it knows. */
  isProfileMissing: boolean
}

/** A session that still has to use the account's second factor: as good as none, until it has. */
export const HALFWAY = 'halfway'

const Claims = z.object({
  sub: z.uuid(),
  email: z.string().default(''),
  aal: z.string().optional(),
})

/**
 * Who is signed in. The session comes from the cookies and is refreshed there when it is about to expire; its token is
 * not trusted until the backend has answered the profile query made with it.
 */
export async function findReader(
  database: Database,
  { log }: Pick<Visit, 'log'>,
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
  // The database hides everything from such a session, so that only they are asked about their factors.
  if (!profile.data && !profile.error && claims.aal !== 'aal2' && (await hasFactor(database))) {
    return HALFWAY
  }
  if (profile.error) log.error(profile.error, 'a profile could not be loaded')

  return {
    id: claims.sub,
    email: claims.email,
    isAdmin: profile.data?.role === 'admin',
    isPremium: profile.data?.is_premium ?? false,
    learningLanguage: profile.data?.learning_language === 'fr' ? 'fr' : 'ru',
    isProfileMissing: !profile.data,
  }
}

async function hasFactor({ auth }: Database) {
  const { data } = await auth.getUser()
  return data.user?.factors?.some(({ status }) => status === 'verified') ?? false
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
