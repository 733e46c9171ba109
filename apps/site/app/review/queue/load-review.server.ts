import { type DictionaryWord, materialPath } from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import type { CardKind } from '@slovo/review'
import type { RouterContextProvider } from 'react-router'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { type Database, databaseContext, type Reader } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { describeWords } from '../../words/ask-dictionary.server.ts'
import { countWords } from '../../words/list.server.ts'
import { wordPath } from '../../words/word-path.ts'
import { findUndoable, readLastAnswers } from '../answers/undoable.server.ts'
import type { ReviewCard } from '../card/review-card.ts'
import { sentenceParts } from '../card/sentence-parts.ts'
import type { DueCard } from './due-card.server.ts'
import { findQueue } from './queue.server.ts'

export type LoadedReview = Awaited<ReturnType<typeof loadReview>>

/** The cards that a learner is asked next, all that they show included, how far the day has come, and what can be taken back. */
export async function loadReview(
  context: Readonly<RouterContextProvider>,
  reader: Reader,
  text: number | null,
  { isStock = false } = {},
) {
  const database = context.get(databaseContext)
  const now = new Date()
  const [queue, lastAnswers] = await Promise.all([
    findQueue(database, { now, isStock, ...(text !== null && { text }) }),
    readLastAnswers(database, reader),
  ])
  const timeZone = queue.settings.time_zone
  const [cards, undoable] = await Promise.all([
    presentCards(context, reader, queue.cards),
    findUndoable(database, lastAnswers, { now, timeZone, text }),
  ])
  const isEmpty = cards.length === 0
  return {
    cards,
    left: queue.left.due + queue.left.fresh,
    doneToday: queue.doneToday,
    undoable,
    timeZone,
    loadedAt: now.toISOString(),
    /** Asked only where there is nothing to do. */
    hasWords: !isEmpty || (await countWords(database, reader)) > 0,
    nextDueAt: isEmpty ? await findNextDue(database, reader, queue.settings.card_kinds) : null,
  }
}

async function findNextDue(
  database: Database,
  reader: Reader,
  kinds: readonly CardKind[],
): Promise<string | null> {
  const [next] = unwrap(
    await database
      .from('word_reviews')
      .select('due')
      .eq('user_id', reader.id)
      .eq('is_suspended', false)
      .eq('is_set_aside', false)
      .in('kind', kinds)
      .gt('state', 0)
      .gt('due', new Date().toISOString())
      .order('due')
      .limit(1),
  )
  return next?.due ?? null
}

async function presentCards(
  context: Readonly<RouterContextProvider>,
  reader: Reader,
  cards: readonly DueCard[],
): Promise<ReviewCard[]> {
  const lang = reader.learningLanguage
  const wordOf = (card: DueCard) => (lang === 'ru' ? card.word_ru : card.word_fr)
  const known = new Map<string, DictionaryWord | null>()
  await Promise.all(
    [...new Set(cards.map(wordOf))].map(async (word) => {
      known.set(word, await describeWord(context, word))
    }),
  )
  return cards.map((card) => presentCard(card, lang, known.get(wordOf(card)) ?? null))
}

/** A card is asked without its stress rather than not at all. */
async function describeWord(context: Readonly<RouterContextProvider>, word: string) {
  const visit = context.get(visitContext)
  try {
    const [first] = await describeWords(visit, word)
    return first ?? null
  } catch (cause) {
    visit.log.error(cause, 'a word to review has no stress')
    return null
  }
}

function presentCard(card: DueCard, lang: Lang, known: DictionaryWord | null): ReviewCard {
  const { id, wordId, kind, word_ru, word_fr, word_sentence, material, waits } = card
  const isRussianSentence = /\p{Script=Cyrillic}/u.test(word_sentence ?? '')
  const isSentenceAsked = (lang === 'ru') === isRussianSentence
  return {
    ...{ id, wordId, kind, lang, waits },
    word: lang === 'ru' ? word_ru : word_fr,
    sense: lang === 'ru' ? word_fr : word_ru,
    sentence: word_sentence || null,
    parts: isSentenceAsked
      ? sentenceParts(word_sentence, card.sentence_form, card.sentence_at)
      : null,
    stressed: known?.stressed ?? null,
    path: known ? wordPath(known.lemma) : null,
    material: material && {
      title: material.title,
      path: materialPath(material),
      lang: material.lang,
    },
    isNew: card.reps === 0,
    isLeech: card.isLeech,
    lapses: card.lapses,
  }
}
