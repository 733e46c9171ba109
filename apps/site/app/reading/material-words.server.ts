import { type RouterContextProvider, redirect } from 'react-router'
import { cookiesContext } from '../visit/session/cookies.server.ts'
import { databaseContext, readerContext, requireUser } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import { outcomeOf, sayOnNextPage, tellOutcome } from '../words/outcome.server.ts'
import type { WordOutcome } from '../words/outcome.ts'
import { keepWord, takeKeptWord } from '../words/pending-word.server.ts'
import { ChosenTranslation, saveWord } from '../words/save.server.ts'
import { findReadableText } from '../words/text/readable-text.server.ts'
import { listSavedLemmaIds, type Material } from './material.server.ts'

type Context = Readonly<RouterContextProvider>

interface Asked {
  context: Context
  request: Request
  url: URL
  material: Material
  form: FormData
}

/** A touch on a definition keeps the word; a visitor's word waits until they have signed in. */
export async function answerSaveWord({ context, request, url, material, form }: Asked) {
  const chosen = ChosenTranslation.safeParse(Object.fromEntries(form))
  if (!chosen.success) {
    return tellOutcome(context, request, url, { kind: 'refused', refusal: 'unexpected_error' })
  }
  if (!context.get(readerContext)) {
    keepWord(context.get(cookiesContext), placeOf(material), chosen.data)
  }
  requireUser(context, url)
  return tellOutcome(context, request, url, await keep(context, material, chosen.data))
}

/** Takes a word back; a word that is not there any more is refused with the specified message. */
export async function answerRemoveWord({ context, request, url, material, form }: Asked) {
  const reader = requireUser(context, url)
  const database = context.get(databaseContext)
  const { data: rows, error } = await database
    .from('user_words')
    .delete()
    .eq('user_id', reader.id)
    .eq('id', Number(form.get('id')) || 0)
    .select('id')

  if (error) context.get(visitContext).log.error(error, 'a word could not be deleted')
  if (!rows?.length)
    return tellOutcome(context, request, url, { kind: 'refused', refusal: 'not-removed' })
  return tellOutcome(context, request, url, {
    kind: 'removed',
    savedLemmaIds: await listSavedLemmaIds(database, material.id),
  })
}

/** A reader who has signed in comes back to the text, and the word that waited is kept. */
export async function keepWaitingWord(context: Context, url: URL, material: Material) {
  if (!context.get(readerContext)) return
  const waiting = takeKeptWord(context.get(cookiesContext), placeOf(material), ChosenTranslation)
  if (!waiting) return

  sayOnNextPage(context, await keep(context, material, waiting))
  throw redirect(url.pathname + url.search)
}

const placeOf = ({ id }: Material) => `material ${id}`

async function keep(
  context: Context,
  material: Material,
  chosen: ChosenTranslation,
): Promise<WordOutcome> {
  const database = context.get(databaseContext)
  const text = await findReadableText(database, material)
  return outcomeOf(context, await saveWord(database, material, text, chosen))
}
