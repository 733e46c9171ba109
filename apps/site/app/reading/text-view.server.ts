import { removeStress } from '@slovo/language'
import { isFromScript } from '../visit/form/from-script.server.ts'
import { serveLate } from '../visit/response/late-html.server.ts'
import { type Cookies, cookiesContext } from '../visit/session/cookies.server.ts'
import { type SiteVisit, visitContext } from '../visit/visit.ts'
import type { WordRequest } from '../words/outcome.server.ts'
import type { ReadableText } from '../words/text/readable-text.server.ts'
import { cutText, type TextAsides, textHtml } from '../words/text/text-html.ts'
import { isAnswered } from '../words/touch/glossary.ts'
import { lookUp } from '../words/touch/lookup.server.ts'
import type { TouchedWord } from '../words/touch/use-touched-word.ts'
import { READER_COOKIE, readSettings } from './settings/reader-settings.ts'

/** How the text looks to this user: with accents or without, its words marked or not, its words as links or not. */
export async function viewText(
  { context, request, url }: WordRequest,
  text: ReadableText,
  { isLearner, asides }: { isLearner: boolean; asides: TextAsides | null },
) {
  const query = url.searchParams
  const cookies = context.get(cookiesContext)
  const accents = readSwitch(cookies, query, { name: 'accents', isOnAtFirst: false })
  const isMarked = readSwitch(cookies, query, { name: 'marks', isOnAtFirst: true })
  const isLinked = isLinkedText(query)
  const html = () => {
    if (!isLinked && !asides) return text.html({ accents })
    const cut = asides
      ? cutText(text.text, text.analysis, { accents, asides })
      : text.cut({ accents })
    return textHtml(cut, {
      ...(isLinked && { addressOf: (word: number) => `?words=links&word=${word}#w${word}` }),
    })
  }

  return {
    accents,
    // A visitor has nothing that is marked, and the same page as any other.
    isMarked: !isLearner || isMarked,
    reader: readSettings(cookies.find(READER_COOKIE)),
    marks: isLearner ? ('all' as const) : ('saved' as const),
    hasAccents: text.text.includes('\u0301'),
    isLinked,
    wordCount: text.analysis.words.length,
    served: await findServedWord(context.get(visitContext), text, query.get('word'), accents),
    // The served page has the text in its place already: it does not travel twice.
    html: isFromScript(request) ? html().toString() : serveLate(context, html()),
  }
}

/** Whether the words and sentences of the text are links, for a reader without script. */
export const isLinkedText = (query: URLSearchParams) =>
  query.get('words') === 'links' || query.has('word') || query.has('sentence')

interface Switch {
  /** Of its cookie and of its part of the query. */
  name: string
  isOnAtFirst: boolean
}

/** Asked for in the URL once, stored in a cookie for all texts. */
export function readSwitch(
  cookies: Cookies,
  query: URLSearchParams,
  { name, isOnAtFirst }: Switch,
) {
  const stored = cookies.find(name)
  const isStored = stored === undefined ? isOnAtFirst : stored === '1'
  const asked = query.get(name)
  if (asked === null) return isStored

  const isAsked = asked === '1'
  if (isStored !== isAsked) cookies.set(name, isAsked ? '1' : '0')
  return isAsked
}

/** The word that the URL names, looked up for a user without script. */
async function findServedWord(
  visit: SiteVisit,
  { text, analysis, glossary }: ReadableText,
  asked: string | null,
  accents: boolean,
): Promise<TouchedWord | null> {
  const word = Number(asked)
  const place = asked ? analysis.words[word] : undefined
  if (!place) return null

  const [start, end, entry] = place
  const shown = accents ? text.slice(start, end) : removeStress(text.slice(start, end))
  const known = glossary.entries[entry]?.lookups ?? []
  const lookups = isAnswered(known) ? known : await lookUp(visit, shown, analysis.lang)
  return {
    word,
    shown,
    answer: Array.isArray(lookups) ? { state: 'found', lookups } : { state: 'failed' },
  }
}
