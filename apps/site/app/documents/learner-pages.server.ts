import { readMaterialSegment } from '@slovo/content-model'
import { z } from 'zod'
import { READER_HEADER, readerKey } from '../offline/device/reader-key.ts'
import { barePath } from '../ui/local-path.ts'
import type { LearnerPage } from '../visit/own/page-template.ts'
import { shapeOfLearner, shapingCookies } from '../visit/page/shaping-cookies.ts'
import { Cookies } from '../visit/session/cookies.server.ts'
import { TICKET } from '../visit/session/offered-words.server.ts'
import { presentReader, readClaims } from '../visit/session/reader.server.ts'
import { isSessionCookie, readFreshToken } from '../visit/session/session-token.server.ts'
import { isTimeZoneKept, TIME_ZONE_KEPT } from '../visit/session/time-zone.server.ts'
import type { SiteVisit } from '../visit/visit.ts'

/** The documents that are made of a template for their reader, and the function of the database that says what is theirs. */
const documents = [
  {
    path: /^\/materials\/[^/]+\/([^/]+)$/,
    ask: (segment: string) => {
      const material = readMaterialSegment(segment)
      return material && `reading_page?material_id=${material.id}`
    },
  },
]

const Said = z.looseObject({
  version: z.string(),
  profile: z
    .object({ role: z.string(), is_premium: z.boolean(), learning_language: z.string() })
    .nullable(),
  /** Nothing of a text that there is not. */
  states: z.looseObject({}).nullable(),
})

/**
 * A request of a learner for a page that is the same as that of any other but for what is their own, in one question to the
 * database; null for every other request, which the routes answer: of a visitor or an admin, of a session that is to be refreshed
 * or has ended, with a cookie or a query that means something.
 */
export async function findLearnerPage(
  request: Request,
  visit: Pick<SiteVisit, 'fetch' | 'settings'>,
): Promise<LearnerPage | null> {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || search !== '') return null
  const question = questionOf(pathname)
  if (!question) return null

  const cookies = new Cookies(request, { isSecure: false })
  const { supabaseUrl, anonKey } = visit.settings
  const token = await readFreshToken(cookies, supabaseUrl)
  const claims = token && readClaims(token)
  if (!claims) return null
  if (cookies.all.some(({ name }) => meansMore(name))) return null
  if (!isTimeZoneKept(cookies, { id: claims.sub })) return null
  // Without it the words of an anonymous account are offered first, with it those of another come along.
  if (claims.is_anonymous !== (cookies.find(TICKET) !== undefined)) return null

  const response = await visit.fetch(`${supabaseUrl}/rest/v1/rpc/${question}`, {
    headers: { apikey: anonKey, authorization: `Bearer ${token}` },
  })
  if (!response.ok) return null
  const page = Said.parse(await response.json())
  if (!page.profile || !page.states) return null
  const reader = presentReader(claims, page.profile)
  if (reader.isAdmin) return null
  return {
    // The menu of an account without an e-mail address is another one.
    shape: [pathname, claims.is_anonymous, shapeOfLearner(cookies.all)].join('\n'),
    version: page.version,
    headers: [[READER_HEADER, readerKey(reader)]],
    draw: (template) => template.drawOwn(reader, page),
  }
}

function questionOf(pathname: string) {
  const path = barePath(pathname)
  for (const { path: pattern, ask } of documents) {
    const found = pattern.exec(path)?.[1]
    if (found !== undefined) return ask(found)
  }
  return null
}

const meansMore = (name: string) =>
  shapingCookies[name] === undefined &&
  !isSessionCookie(name) &&
  ![TIME_ZONE_KEPT, TICKET].includes(name)
