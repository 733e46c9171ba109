import { data, type RouterContextProvider, redirect } from 'react-router'
import { isFromScript, keepToast } from '../visit/form/toast.server.ts'
import { localeContext } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import { presentOutcome, type SavedWord, type WordOutcome } from './outcome.ts'

type Context = Readonly<RouterContextProvider>

const DUPLICATE_KEY = '23505'

/** What became of a word that the database was asked to keep. Where it did not answer, there is no code. */
export function outcomeOf(
  context: Context,
  { data: word, error }: { data: SavedWord; error: null } | { data: null; error: { code: string } },
): WordOutcome {
  if (word) return { kind: 'saved', word }
  if (error?.code === DUPLICATE_KEY) return { kind: 'refused', refusal: 'duplicate_translation' }

  context.get(visitContext).log.error(error, 'a word could not be saved')
  return { kind: 'refused', refusal: error?.code ? 'unexpected_error' : 'unknown' }
}

/** The script hears the outcome; a plain form goes back to the text, which says it. */
export function tellOutcome(context: Context, request: Request, url: URL, outcome: WordOutcome) {
  if (isFromScript(request)) return data(outcome)
  sayOnNextPage(context, outcome)
  const word = url.searchParams.get('word')
  url.searchParams.delete('word')
  return redirect(`${url.pathname}${url.search}${word ? `#w${word}` : ''}`)
}

export function sayOnNextPage(context: Context, outcome: WordOutcome) {
  const { kind, text } = presentOutcome(context.get(localeContext), outcome)
  keepToast(context, kind, text)
}
