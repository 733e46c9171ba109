import { removeStress } from '@slovo/language'
import { isFromScript } from '../visit/form/from-script.server.ts'
import { serveLate } from '../visit/response/late-html.server.ts'
import { type Cookies, cookiesContext } from '../visit/session/cookies.server.ts'
import { type SiteVisit, visitContext } from '../visit/visit.ts'
import type { WordRequest } from '../words/outcome.server.ts'
import type { ReadableText } from '../words/text/readable-text.server.ts'
import { textHtml } from '../words/text/text-html.ts'
import { isAnswered } from '../words/touch/glossary.ts'
import { lookUp } from '../words/touch/lookup.server.ts'
import type { TouchedWord } from '../words/touch/use-touched-word.ts'

/** How the text looks to this user: with accents or without, its saved words marked, its words as links or not. */
export async function viewText(
  { context, request, url }: WordRequest,
  text: ReadableText,
  savedLemmaIds: number[],
) {
  const query = url.searchParams
  const accents = readAccents(context.get(cookiesContext), query)
  const isLinked = query.get('words') === 'links' || query.has('word')
  const isUnmarked = !isLinked && savedLemmaIds.length === 0
  const html = () =>
    textHtml(text.cut({ accents }), {
      isSaved: text.isSavedWord(new Set(savedLemmaIds)),
      ...(isLinked && { addressOf: (word: number) => `?words=links&word=${word}#w${word}` }),
    })

  return {
    accents,
    hasAccents: text.text.includes('\u0301'),
    isLinked,
    wordCount: text.analysis.words.length,
    served: await findServedWord(context.get(visitContext), text, query.get('word'), accents),
    // The served page has the text in its place already: it does not travel twice.
    html: isFromScript(request)
      ? html()
      : serveLate(context, isUnmarked ? text.unmarked({ accents }) : html()),
  }
}

const ACCENTS = 'accents'

/** Asked for in the URL once, stored in a cookie for all texts. */
function readAccents(cookies: Cookies, query: URLSearchParams): boolean {
  const isStored = cookies.find(ACCENTS) === '1'
  const asked = query.get('accents')
  if (asked === null) return isStored

  const isAsked = asked === '1'
  if (isStored !== isAsked) cookies.set(ACCENTS, isAsked ? '1' : '0')
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
