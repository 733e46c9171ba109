import type { Cookies } from '../visit/session/cookies.server.ts'

const COOKIE = 'accents'

/** Does this reader want to see stress marks? Asked for in the address once, remembered for all texts. */
export function readAccents(cookies: Cookies, query: URLSearchParams): boolean {
  const asked = query.get('accents')
  if (asked === null) return cookies.find(COOKIE) === '1'

  const wanted = asked === '1'
  if ((cookies.find(COOKIE) === '1') !== wanted) cookies.set(COOKIE, wanted ? '1' : '0')
  return wanted
}
