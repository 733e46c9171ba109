import { unnamedOwner } from '../app/visit/page/site-owner.ts'
import { Cookies } from '../app/visit/session/cookies.server.ts'

/** Of a site whose backend is a hosted project. */
export const siteSettings = {
  siteUrl: 'http://localhost',
  supabaseUrl: 'https://project.supabase.co',
  anonKey: 'anon',
  dictionaryUrl: 'http://localhost',
  passwordMinLength: 8,
  canBeginWithoutAccount: true,
  isMailSent: true,
  owner: unnamedOwner,
}

function noFiles(): never {
  throw new Error('There are no files of words here')
}

/** Of a request that brings no file and takes none. */
export const noWordFiles = { read: noFiles, writeAnkiPackage: noFiles }

const claims = Buffer.from(JSON.stringify({ sub: 'x', exp: 4e9 })).toString('base64url')
const session = {
  access_token: `e30.${claims}.x`,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: 'x' },
}

/** The cookies of a visitor with a session, stored as the official client stores it. */
export function signedInCookies(stored: object = session): Cookies {
  const value = `base64-${Buffer.from(JSON.stringify(stored)).toString('base64url')}`
  const headers = { cookie: `sb-project-auth-token=${value}` }
  return new Cookies(new Request('http://localhost/', { headers }), { isSecure: false })
}
