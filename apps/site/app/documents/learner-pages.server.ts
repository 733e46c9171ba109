import { z } from 'zod'
import { READER_HEADER, readerKey } from '../offline/device/reader-key.ts'
import type { FindStamp, LearnerPage } from '../visit/own/page-template.ts'
import { isDocument } from '../visit/page/document-paths.ts'
import { shapeOfLearner, shapingCookies } from '../visit/page/shaping-cookies.ts'
import { securityHeaders } from '../visit/response/security-headers.server.ts'
import { Cookies } from '../visit/session/cookies.server.ts'
import { Database, Session } from '../visit/session/database.server.ts'
import { TICKET } from '../visit/session/offered-words.server.ts'
import { presentReader, readClaims } from '../visit/session/reader.server.ts'
import type { Reader } from '../visit/session/reader.ts'
import { isSessionCookie, readFreshToken } from '../visit/session/session-token.server.ts'
import { isTimeZoneKept, TIME_ZONE_KEPT } from '../visit/session/time-zone.server.ts'
import type { SiteVisit } from '../visit/visit.ts'
import { type Question, questionOf } from './made-pages.server.ts'

type AskedVisit = Pick<SiteVisit, 'fetch' | 'settings' | 'nonce' | 'picturesVersion'>

const Said = z.looseObject({
  version: z.string(),
  stamp: z.string().nullish(),
  profile: z
    .looseObject({ role: z.string(), is_premium: z.boolean(), learning_language: z.string() })
    .nullable(),
})

/**
 * A request of a learner for a page that is the same as that of any other but for what is their own, in one question to the
 * database; null for every other request, which the routes answer: of a visitor or an admin, of a session that is to be refreshed
 * or has ended, with a cookie or a query that means something.
 */
export async function findLearnerPage(
  request: Request,
  visit: AskedVisit,
  stampOf: FindStamp,
): Promise<LearnerPage | null> {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || search !== '') return null
  const asked = questionOf(pathname)
  if (!asked) return null

  const cookies = new Cookies(request, { isSecure: false })
  const token = await readFreshToken(cookies, visit.settings.supabaseUrl)
  const claims = token && readClaims(token)
  if (!claims) return null
  if (cookies.all.some(({ name }) => meansMore(name))) return null
  if (!isTimeZoneKept(cookies, { id: claims.sub })) return null
  // Without it the words of an anonymous account are offered first, with it those of another come along.
  if (claims.is_anonymous !== (cookies.find(TICKET) !== undefined)) return null

  // What of a page is the learner's own may have pictures, too.
  const look = [await visit.picturesVersion?.(), shapeOfLearner(cookies.all)]
  const asker = [
    pathname,
    // The menu of an account without an e-mail address is another one.
    ...[claims.sub, claims.email, claims.is_anonymous],
    ...look,
  ].join('\n')
  const seen = asked.question.isStamped ? stampOf(asker) : undefined
  const said = await ask(visit, token, asked.question, seen)
  if (!said?.profile) return null
  const reader = presentReader(claims, said.profile)
  if (reader.isAdmin) return null
  const headers = headersOf(visit, pathname, reader)
  if (seen !== undefined && said.stamp === seen) return { asker, headers, own: null }

  const whole = asked.complete
    ? await asked.complete(said, new Database(visit, new Session(visit, cookies, null)))
    : said
  const shape = asked.shape(whole)
  if (shape === null) return null
  return {
    asker,
    headers,
    own: {
      shape: [
        ...[pathname, shape, claims.is_anonymous],
        // The flags are those of the language.
        ...[reader.learningLanguage, ...look],
      ].join('\n'),
      version: said.version,
      stamp: said.stamp ?? null,
      draw: (template) => template.drawOwn(reader, whole),
    },
  }
}

async function ask(
  { fetch, settings }: AskedVisit,
  token: string,
  { name, values }: Question,
  seen: string | undefined,
) {
  const query = new URLSearchParams({ ...values, ...(seen !== undefined && { seen }) })
  const response = await fetch(`${settings.supabaseUrl}/rest/v1/rpc/${name}?${query}`, {
    headers: { apikey: settings.anonKey, authorization: `Bearer ${token}` },
  })
  return response.ok ? Said.parse(await response.json()) : null
}

const headersOf = (visit: AskedVisit, pathname: string, reader: Reader): [string, string][] => [
  [READER_HEADER, readerKey(reader)],
  ...(isDocument(pathname) ? [] : securityHeaders(visit, `'nonce-${visit.nonce}'`)),
]

const meansMore = (name: string) =>
  shapingCookies[name] === undefined &&
  !isSessionCookie(name) &&
  ![TIME_ZONE_KEPT, TICKET].includes(name)
