import { isSection, readMaterialSegment } from '@slovo/content-model'
import { z } from 'zod'
import { DICTIONARY_QUESTION, shapeOfDictionary } from '../dictionary/own-dictionary.server.ts'
import {
  sectionQuestion,
  sectionsQuestion,
  shapeOfSection,
  shapeOfSections,
} from '../materials/own-texts.server.ts'
import { READER_HEADER, readerKey } from '../offline/device/reader-key.ts'
import { barePath } from '../ui/local-path.ts'
import type { LearnerPage } from '../visit/own/page-template.ts'
import { isDocument } from '../visit/page/document-paths.ts'
import { shapeOfLearner, shapingCookies } from '../visit/page/shaping-cookies.ts'
import { securityHeaders } from '../visit/response/security-headers.server.ts'
import { Cookies } from '../visit/session/cookies.server.ts'
import { TICKET } from '../visit/session/offered-words.server.ts'
import { presentReader, readClaims } from '../visit/session/reader.server.ts'
import { isSessionCookie, readFreshToken } from '../visit/session/session-token.server.ts'
import { isTimeZoneKept, TIME_ZONE_KEPT } from '../visit/session/time-zone.server.ts'
import type { SiteVisit } from '../visit/visit.ts'

interface MadePage {
  path: RegExp
  /** The function of the database that says what is the reader's own. */
  question: (segment: string) => string | null
  /** By what the page differs for learners, apart from that; null where the routes draw it. */
  shape: (said: unknown) => string | null
}

/** The pages that are made of a template for their reader. */
const pages: MadePage[] = [
  {
    path: /^\/materials\/[^/]+\/([^/]+)$/,
    question: (segment) => {
      const material = readMaterialSegment(segment)
      return material && `reading_page?material_id=${material.id}`
    },
    shape: (said) => (ExistingText.safeParse(said).success ? '' : null),
  },
  {
    path: /^\/(materials)$/,
    question: () => sectionsQuestion,
    shape: shapeOfSections,
  },
  {
    path: /^\/materials\/([^/]+)$/,
    question: (section) =>
      isSection(section) && section !== 'book' ? sectionQuestion(section) : null,
    shape: shapeOfSection,
  },
  {
    path: /^\/(dictionary)$/,
    question: () => `dictionary_page?page_size=${DICTIONARY_QUESTION.page_size}`,
    shape: shapeOfDictionary,
  },
]

/** Nothing is said of a text that there is not. */
const ExistingText = z.looseObject({ states: z.looseObject({}) })

const Said = z.looseObject({
  version: z.string(),
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
  visit: Pick<SiteVisit, 'fetch' | 'settings' | 'nonce'>,
): Promise<LearnerPage | null> {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || search !== '') return null
  const asked = questionOf(pathname)
  if (!asked) return null

  const cookies = new Cookies(request, { isSecure: false })
  const { supabaseUrl, anonKey } = visit.settings
  const token = await readFreshToken(cookies, supabaseUrl)
  const claims = token && readClaims(token)
  if (!claims) return null
  if (cookies.all.some(({ name }) => meansMore(name))) return null
  if (!isTimeZoneKept(cookies, { id: claims.sub })) return null
  // Without it the words of an anonymous account are offered first, with it those of another come along.
  if (claims.is_anonymous !== (cookies.find(TICKET) !== undefined)) return null

  const response = await visit.fetch(`${supabaseUrl}/rest/v1/rpc/${asked.question}`, {
    headers: { apikey: anonKey, authorization: `Bearer ${token}` },
  })
  if (!response.ok) return null
  const said = Said.parse(await response.json())
  const shape = said.profile && asked.shape(said)
  if (!said.profile || shape === null) return null
  const reader = presentReader(claims, said.profile)
  if (reader.isAdmin) return null
  const isRouted = !isDocument(pathname)
  return {
    shape: [
      pathname,
      shape,
      // The menu of an account without an e-mail address is another one, the flags are those of the language.
      claims.is_anonymous,
      reader.learningLanguage,
      shapeOfLearner(cookies.all),
    ].join('\n'),
    version: said.version,
    headers: [
      [READER_HEADER, readerKey(reader)],
      ...(isRouted ? securityHeaders(visit, `'nonce-${visit.nonce}'`) : []),
    ],
    draw: (template) => template.drawOwn(reader, said, visit.nonce),
  }
}

function questionOf(pathname: string) {
  const path = barePath(pathname)
  for (const { path: pattern, question, shape } of pages) {
    const segment = pattern.exec(path)?.[1]
    const asked = segment === undefined ? null : question(segment)
    if (asked !== null) return { question: asked, shape }
  }
  return null
}

const meansMore = (name: string) =>
  shapingCookies[name] === undefined &&
  !isSessionCookie(name) &&
  ![TIME_ZONE_KEPT, TICKET].includes(name)
