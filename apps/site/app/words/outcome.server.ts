import { data, type RouterContextProvider, redirect } from 'react-router'
import { isDuplicate, isTemporary } from '../visit/failure/unwrap.ts'
import { isFromScript } from '../visit/form/from-script.server.ts'
import type { AnyPost } from '../visit/form/handle-form.server.ts'
import { flashToast } from '../visit/form/toast.server.ts'
import { localeContext } from '../visit/session/session.server.ts'
import type { SiteVisit } from '../visit/visit.ts'
import {
  presentOutcome,
  type RefusedWord,
  type WordOutcome,
  type WordRefusal,
  wordFault,
} from './outcome.ts'
import { SAVE_OWN } from './word-forms.ts'

type Context = Readonly<RouterContextProvider>

/** What an action was called with. */
export interface WordRequest {
  context: Context
  request: Request
  url: URL
}

/** Why the database refused a word. */
export function wordRefusal(log: SiteVisit['log'], error: { code: string }): WordRefusal {
  if (isDuplicate(error)) return 'duplicate_translation'
  log.error(error, 'a word could not be saved')
  return isTemporary(error) ? 'unknown' : 'unexpected_error'
}

/** A script gets the outcome; a plain form is redirected to its text, which shows it. */
export function respondWithOutcome({ context, request, url }: WordRequest, outcome: WordOutcome) {
  if (isFromScript(request)) return data(outcome)
  flashOutcome(context, outcome)
  const word = url.searchParams.get('word')
  url.searchParams.delete('word')
  return redirect(`${url.pathname}${url.search}${word ? `#w${word}` : ''}`)
}

/** The script receives the reason; without it the next page shows it, unless the panel still has the translation to mend. */
export function refuseChange(post: AnyPost, reason: WordRefusal) {
  const { request, intent, locale } = post
  const fault = wordFault(locale, intent, reason)
  if (isFromScript(request) || intent === SAVE_OWN) {
    return post.refuse<Pick<RefusedWord, 'reason'>>(fault, { reason })
  }
  return respondWithOutcome(post, { kind: 'refused', intent, typed: {}, ...fault })
}

/** The next page shows the outcome. */
export function flashOutcome(context: Context, outcome: WordOutcome) {
  const { kind, text } = presentOutcome(context.get(localeContext), outcome)
  flashToast(context, kind, text)
}
