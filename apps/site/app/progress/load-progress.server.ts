import type { RouterContextProvider } from 'react-router'
import { sayIn } from '../ui/say.ts'
import { learningLanguageContext } from '../visit/language/learning-language.server.ts'
import { databaseContext, localeContext } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import { countFrequentWords } from './frequent-words.server.ts'
import { presentForecast, presentMinutes, presentReviews } from './present/days.server.ts'
import type { Presenting } from './present/presenting.server.ts'
import { presentRecall } from './present/recall.server.ts'
import { presentFrequentWords, presentWords } from './present/words.server.ts'
import { findProgressFacts } from './progress-facts.server.ts'

/** Everything that the page of a learner's progress shows, drawn and written in the interface language. */
export async function loadProgress(context: Readonly<RouterContextProvider>) {
  const database = context.get(databaseContext)
  const lang = context.get(learningLanguageContext)
  const locale = context.get(localeContext)
  const [facts, frequent] = await Promise.all([
    findProgressFacts(database, lang),
    countFrequentWords(database, context.get(visitContext), lang),
  ])
  const presenting: Presenting = { say: sayIn[locale], locale }
  const pictures = [
    presentWords(facts, presenting),
    ...(frequent.length > 0 ? [presentFrequentWords(frequent, presenting)] : []),
    presentReviews(facts, presenting),
    presentRecall(facts, presenting),
    presentMinutes(facts, presenting),
    presentForecast(facts, presenting),
  ]
  const isEmpty = facts.known + facts.learning === 0 && facts.days.length === 0
  return {
    lang,
    // What has nothing to draw yet stands behind what has.
    pictures: isEmpty ? [] : pictures.toSorted((a, b) => Number(!a.drawing) - Number(!b.drawing)),
    hardest: facts.hardest,
  }
}
