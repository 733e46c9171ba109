import { materialPath } from '@slovo/content-model'
import type { RouterContextProvider } from 'react-router'
import { learningLanguageContext } from '../../visit/language/learning-language.server.ts'
import {
  type Database,
  databaseContext,
  localeContext,
} from '../../visit/session/session.server.ts'
import { findReadableText } from '../../words/text/find-readable-text.server.ts'
import { sentenceOfWord } from '../../words/text/readable-text.server.ts'
import { calendarOf, doneOf } from './calendar.ts'
import { findHomeFacts } from './home-facts.server.ts'
import { isWithin, seriesOf } from './series.ts'

type Facts = Awaited<ReturnType<typeof findHomeFacts>>
export type LearnerHome = Awaited<ReturnType<typeof loadLearnerHome>>['home']

/**
 * The home of the user who is signed in: where they stopped, what is due, their day and the days before it; beside it the newest posts
 * and what to read next, as lists have it.
 */
export async function loadLearnerHome(context: Readonly<RouterContextProvider>) {
  const database = context.get(databaseContext)
  const lang = context.get(learningLanguageContext)
  const isRussian = context.get(localeContext) === 'ru'

  const facts = await findHomeFacts(database, lang)
  const { today, goal, left, wordCount, lesson, news, next } = facts
  const place = facts.place && (await presentPlace(database, facts.place))
  const series = seriesOf(facts)
  const home = {
    lang,
    today,
    ...left,
    hasWords: wordCount > 0,
    /** Nothing was kept, read or reviewed yet. */
    isNew: wordCount === 0 && facts.runs.length === 0 && !place,
    goal: {
      ...goal,
      done: doneOf(
        goal,
        facts.days.find(({ day }) => day === today),
      ),
    },
    series,
    isTodayCounted: isWithin(facts.runs, today),
    pausedSince: facts.pauses.find(({ last }) => last === 'infinity')?.first ?? null,
    weeks: calendarOf(facts),
    place,
    lesson: lesson && {
      slug: lesson.slug,
      level: lesson.level,
      title: isRussian ? lesson.title_ru : lesson.title_fr,
    },
  }
  return { home, news, next }
}

/** The text with the sentence at which it was left; a text that was only marked begins at its beginning. `null` if it is gone. */
async function presentPlace(database: Database, place: NonNullable<Facts['place']>) {
  const { id, title, section, level, image, word } = place
  const readable = await findReadableText(database, place)
  if (!readable) return null
  const { text, analysis } = readable
  const path = materialPath(place)
  const sentence = word > 0 ? sentenceOfWord(text, analysis, word).sentence : ''
  const share = word / Math.max(analysis.words.length, 1)
  return {
    ...{ id, title, section, level, image, sentence },
    address: sentence ? `${path}#w${word}` : path,
    /** How much of it was read, in hundredths. */
    percent: Math.min(Math.round(share * 100), 100),
  }
}
