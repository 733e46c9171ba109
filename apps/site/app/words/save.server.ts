import { type RouterContextProvider, redirect } from 'react-router'
import { sayIn } from '../ui/say.ts'
import { typedIn } from '../visit/form/check-form.ts'
import type { FormDefinition } from '../visit/form/define-form.ts'
import { handleForm } from '../visit/form/handle-form.server.ts'
import { flashToast } from '../visit/form/toast.server.ts'
import { z } from '../visit/form/zod.ts'
import { cookiesContext } from '../visit/session/cookies.server.ts'
import { findLearner } from '../visit/session/learner.server.ts'
import {
  databaseContext,
  localeContext,
  readerContext,
  requireUser,
} from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import { flashOutcome, refuseChange, respondWithOutcome, wordRefusal } from './outcome.server.ts'
import { type WordRefusal, wordFault } from './outcome.ts'
import { stashWord, takeStashedWord } from './pending-word.server.ts'
import { metWord, type NewWord, type SavedWord, savedWordColumns, wordPair } from './word.ts'
import { wordOnPage } from './word-forms.ts'

type Context = Readonly<RouterContextProvider>

/** A page whose words can be touched. */
interface WordSource<Intent extends string, Field extends string, Chosen> {
  /** Names the page in the cookie in which a visitor's word is stashed. */
  place: string
  form: FormDefinition<Intent, Field, Chosen>
  /** The row to save, or why there is none. */
  wordOf: (chosen: Chosen) => NewWord | Promise<NewWord | WordRefusal>
}

/** Infers the types of the form. */
export function wordSource<Intent extends string, Field extends string, Chosen>(
  source: WordSource<Intent, Field, Chosen>,
) {
  return source
}

/** Inserts the row, or returns why not. */
export async function saveWord(
  context: Context,
  word: NewWord | WordRefusal,
): Promise<{ kind: 'saved'; word: SavedWord } | { kind: 'refused'; refusal: WordRefusal }> {
  if (typeof word === 'string') return { kind: 'refused', refusal: word }
  const { data, error } = await context
    .get(databaseContext)
    .from('user_words')
    .insert(word)
    .select(savedWordColumns)
    .single()
  if (data) return { kind: 'saved', word: data }
  return { kind: 'refused', refusal: wordRefusal(context.get(visitContext).log, error) }
}

/**
 * Saves the word of the panel. Where no anonymous account can be made, a visitor's word is stashed until they have signed
 * in. A refused translation of the user's own comes back to its field, without script too.
 */
export function handleSaveWord<
  Intent extends string,
  Field extends string,
  Chosen extends { lemma: string; sentence?: string },
>({ place, form, wordOf }: WordSource<Intent, Field, Chosen>) {
  return handleForm(form, async (post) => {
    const { context, url, values } = post
    if (!(await findLearner(post))) {
      const word = { lemma: values.lemma, ...typedIn(form, post.form) }
      stashWord(context.get(cookiesContext), place, word)
      requireUser(context, url)
    }
    const outcome = await saveWord(context, await wordOf(values))
    return outcome.kind === 'saved'
      ? respondWithOutcome(post, outcome)
      : refuseChange(post, outcome.refusal)
  })
}

/** Saves the word that a visitor chose on this page before they signed in. */
export async function savePendingWord<Intent extends string, Field extends string, Chosen>(
  { context, url }: { context: Context; url: URL },
  { place, form, wordOf }: WordSource<Intent, Field, Chosen>,
) {
  if (!context.get(readerContext)) return
  const locale = context.get(localeContext)
  const rules = { z, say: sayIn[locale], intent: form.intents[0], passwordMinLength: 0 }
  const chosen = takeStashedWord(context.get(cookiesContext), place, form.schema(rules))
  if (!chosen) return

  const outcome = await saveWord(context, await wordOf(chosen))
  if (outcome.kind === 'saved') flashOutcome(context, outcome)
  else flashToast(context, 'error', wordFault(locale, form.intents[0], outcome.refusal).refusal)
  throw redirect(url.pathname + url.search)
}

/** The words of a page that is no material: the browser sends the sentence along, and where the word stands in it. */
export function wordsOfPage(url: URL) {
  return wordSource({
    place: url.pathname,
    form: wordOnPage,
    wordOf: ({ lang, lemma, definition, sentence, at, form }) => ({
      ...wordPair(lang, lemma, definition),
      ...metWord({ sentence, at }, form),
    }),
  })
}
