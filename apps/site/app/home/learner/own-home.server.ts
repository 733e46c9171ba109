import { materialPath } from '@slovo/content-model'
import type { Locale } from '@slovo/messages'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database } from '../../visit/session/session.server.ts'
import { findReadableText } from '../../words/text/find-readable-text.server.ts'
import { sentenceOfWord } from '../../words/text/readable-text.server.ts'
import { calendarOf, doneOf } from './calendar.ts'
import { HomeFacts, SaidOfPlace } from './home-facts.server.ts'
import { isWithin, seriesOf } from './series.ts'

export type LearnerHome = ReturnType<typeof readHome>['home']

/** The question to the database about a learner's home. */
export const homeQuestion = { name: 'home_page', isStamped: true } as const

/** What the home of the user who is signed in says of them, in one question; null without their profile. */
export async function askHome(database: Database): Promise<object | null> {
  const said = SaidOfPlace.safeParse(unwrap(await database.rpc(homeQuestion.name)))
  return said.success ? completeHome(said.data, database) : null
}

/** With the sentence at which the text was left, which the process knows of most texts; without a text that is gone. */
export async function completeHome(said: unknown, database: Database): Promise<object> {
  const { place, ...facts } = SaidOfPlace.parse(said)
  const text = place && (await findReadableText(database, place))
  if (!text) return { ...facts, place: null }
  const { word } = place
  const found = {
    // A text that was only marked begins at its beginning.
    sentence: word > 0 ? sentenceOfWord(text.text, text.analysis, word).sentence : '',
    wordsInText: text.analysis.words.length,
  }
  return { ...facts, place: { ...place, found } }
}

/**
 * The home of a learner: where they stopped, what is due, their day and the days before it; beside it the newest posts and what to
 * read next, as lists have it.
 */
export function readHome(said: unknown, locale: Locale) {
  const facts = HomeFacts.parse(said)
  const { today, goal, left, wordCount, lesson, news, next } = facts
  const home = {
    lang: facts.profile.learning_language,
    today,
    ...left,
    hasWords: wordCount > 0,
    isNew: isNew(facts),
    goal: {
      ...goal,
      done: doneOf(
        goal,
        facts.days.find(({ day }) => day === today),
      ),
    },
    series: seriesOf(facts),
    isTodayCounted: isWithin(facts.runs, today),
    pausedSince: facts.pauses.find(({ last }) => last === 'infinity')?.first ?? null,
    weeks: calendarOf(facts),
    place: presentPlace(facts.place),
    lesson: lesson && {
      slug: lesson.slug,
      level: lesson.level,
      title: locale === 'ru' ? lesson.title_ru : lesson.title_fr,
    },
  }
  return { home, news, next }
}

/** By what the homes of learners differ in more than their own parts; null of a new one, which a visitor's may stand for. */
export function shapeOfHome(said: unknown): string | null {
  const facts = HomeFacts.parse(said)
  return isNew(facts) ? null : String(facts.lesson !== null)
}

/** Nothing was kept, read or reviewed yet. */
const isNew = ({ wordCount, runs, place }: HomeFacts) =>
  wordCount === 0 && runs.length === 0 && !place

function presentPlace(place: HomeFacts['place']) {
  if (!place) return null
  const { id, title, section, level, image, word, found } = place
  const { sentence, wordsInText } = found ?? { sentence: '', wordsInText: 0 }
  const path = materialPath(place)
  return {
    ...{ id, title, section, level, image, sentence },
    address: sentence ? `${path}#w${word}` : path,
    /** How much of it was read, in hundredths. */
    percent: Math.min(Math.round((word / Math.max(wordsInText, 1)) * 100), 100),
  }
}
