import { collapseMarks } from '@slovo/language'
import { type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { cookiesContext } from '../visit/session/cookies.server.ts'
import { databaseContext, readerContext, requireUser } from '../visit/session/session.server.ts'
import { outcomeOf, sayOnNextPage, tellOutcome } from './outcome.server.ts'
import { keepWord, takeKeptWord } from './pending-word.server.ts'
import { wordPair } from './save.server.ts'

type Context = Readonly<RouterContextProvider>

/** A word of a page that is no material: its sentence comes from the page, and is short enough to wait in a cookie. */
const LooseWord = z.object({
  lang: z.enum(['ru', 'fr']),
  lemma: z.string().trim().min(1).max(200),
  definition: z.string().trim().min(1).max(200),
  sentence: z.string().trim().max(300).transform(collapseMarks),
})
type LooseWord = z.infer<typeof LooseWord>

interface Asked {
  context: Context
  request: Request
  url: URL
  form: FormData
}

/** A touch on a definition keeps the word; a visitor's word waits until they have signed in. */
export async function answerSaveLooseWord({ context, request, url, form }: Asked) {
  const chosen = LooseWord.safeParse(Object.fromEntries(form))
  if (!chosen.success) {
    return tellOutcome(context, request, url, { kind: 'refused', refusal: 'unexpected_error' })
  }
  if (!context.get(readerContext)) {
    keepWord(context.get(cookiesContext), url.pathname, chosen.data)
  }
  requireUser(context, url)
  return tellOutcome(context, request, url, await save(context, chosen.data))
}

/** A reader who has signed in comes back to the page, and the word that waited is kept. */
export async function keepWaitingLooseWord(context: Context, url: URL) {
  if (!context.get(readerContext)) return
  const waiting = takeKeptWord(context.get(cookiesContext), url.pathname, LooseWord)
  if (!waiting) return

  sayOnNextPage(context, await save(context, waiting))
  throw redirect(url.pathname + url.search)
}

async function save(context: Context, { lang, lemma, definition, sentence }: LooseWord) {
  const saved = await context
    .get(databaseContext)
    .from('user_words')
    .insert({ ...wordPair(lang, lemma, definition), word_sentence: sentence || null })
    .select('id, word_ru, word_fr, word_sentence, ru_lemma_id, fr_lemma_id')
    .single()
  return outcomeOf(context, saved)
}
