import { collapseMarks } from '@slovo/language'
import { type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { cookiesContext } from '../visit/session/cookies.server.ts'
import { databaseContext, readerContext, requireUser } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import {
  flashOutcome,
  respondWithOutcome,
  type WordRequest,
  wordRefusal,
} from './outcome.server.ts'
import type { WordOutcome } from './outcome.ts'
import { stashWord, takeStashedWord } from './pending-word.server.ts'
import {
  MAX_SENTENCE_LENGTH,
  MAX_WORD_LENGTH,
  type NewWord,
  savedWordColumns,
  wordPair,
} from './word.ts'

type Context = Readonly<RouterContextProvider>

const side = z.string().trim().min(1).max(MAX_WORD_LENGTH)

/** What every panel sends: the base form, and the translation that was chosen or typed. */
export const ChosenTranslation = z.object({ lemma: side, definition: side })

/** A page whose words can be touched. */
export interface WordSource<Chosen> {
  /** Names the page in the cookie in which a visitor's word is stashed. */
  place: string
  form: z.ZodType<Chosen>
  wordOf: (chosen: Chosen) => NewWord | Promise<NewWord>
}

/** Inserts the row; the outcome says why not. */
export async function saveWord(context: Context, word: NewWord): Promise<WordOutcome> {
  const { data, error } = await context
    .get(databaseContext)
    .from('user_words')
    .insert(word)
    .select(savedWordColumns)
    .single()
  if (data) return { kind: 'saved', word: data }
  return { kind: 'refused', refusal: wordRefusal(context.get(visitContext).log, error) }
}

/** Saves the word chosen in the panel; a visitor's word is stashed until they have signed in. */
export async function answerSaveWord<Chosen extends { lemma: string; sentence?: string }>(
  asked: WordRequest,
  form: FormData,
  { place, form: shape, wordOf }: WordSource<Chosen>,
) {
  const { context, url } = asked
  const chosen = shape.safeParse(Object.fromEntries(form))
  if (!chosen.success) {
    return respondWithOutcome(asked, { kind: 'refused', refusal: 'unexpected_error' })
  }
  if (!context.get(readerContext)) stashWord(context.get(cookiesContext), place, chosen.data)
  requireUser(context, url)
  return respondWithOutcome(asked, await saveWord(context, await wordOf(chosen.data)))
}

/** Saves the word that a visitor chose on this page before they signed in. */
export async function savePendingWord<Chosen>(
  { context, url }: Pick<WordRequest, 'context' | 'url'>,
  { place, form, wordOf }: WordSource<Chosen>,
) {
  if (!context.get(readerContext)) return
  const chosen = takeStashedWord(context.get(cookiesContext), place, form)
  if (!chosen) return

  flashOutcome(context, await saveWord(context, await wordOf(chosen)))
  throw redirect(url.pathname + url.search)
}

const ChosenOnPage = ChosenTranslation.extend({
  lang: z.enum(['ru', 'fr']),
  sentence: z.string().trim().max(MAX_SENTENCE_LENGTH).transform(collapseMarks),
})

/** The words of a page that is no material: the browser sends the sentence along. */
export function wordsOfPage(url: URL): WordSource<z.infer<typeof ChosenOnPage>> {
  return {
    place: url.pathname,
    form: ChosenOnPage,
    wordOf: ({ lang, lemma, definition, sentence }) => ({
      ...wordPair(lang, lemma, definition),
      word_sentence: sentence || null,
    }),
  }
}
