import { learnerHome, lesson as lessonMessages, nextText } from '@slovo/messages/learner-home'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'
import { Own } from '../../visit/own/own.tsx'
import { Calendar } from './calendar.tsx'
import { DueToday } from './due-today.tsx'
import { FirstSteps, GoOn, NothingToGoOn } from './go-on.tsx'
import type { NewsItem } from './home-facts.server.ts'
import { News } from './news.tsx'
import type { LearnerHome as Home } from './own-home.server.ts'
import styles from './styles.css?url'
import { Today } from './today.tsx'

interface LearnerHomeProps {
  home: Home
  news: NewsItem[]
  /** The text to read next, as its own area shows it. */
  next?: ReactNode
  answer?: object | null | undefined
}

/** The home of a learner: what to go on with, what today asks, what was done before. */
export function LearnerHome({ home, news, next, answer }: LearnerHomeProps) {
  const say = useSay()
  return (
    <div className="learner-home">
      {/* Of this home alone: visitors, who have the same route, do not load it. React waits for it before it shows the page. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <header className="learner-head">
        <h1>{say(learnerHome.title)}</h1>
        <Link to="/progress" className="text-link">
          {say(learnerHome.progress)}
        </Link>
      </header>
      <div className="learner-top">
        <Own name={homeParts.place}>
          <PlaceToGoOn home={home} />
        </Own>
        <Own name={homeParts.due}>
          <DueToday {...home} />
        </Own>
      </div>
      <div className="learner-day">
        <Own name={homeParts.today}>
          <Today home={home} answer={answer} />
        </Own>
        <Own name={homeParts.calendar}>
          <Calendar weeks={home.weeks} today={home.today} />
        </Own>
      </div>
      <div className="learner-more">
        <Own name={homeParts.next}>{next && <SuggestedText>{next}</SuggestedText>}</Own>
        {(home.lesson || news.length > 0) && (
          <div className="learner-aside">
            {home.lesson && (
              <Own name={homeParts.lesson}>
                <CurrentLesson lesson={home.lesson} />
              </Own>
            )}
            {news.length > 0 && <News items={news} />}
          </div>
        )}
      </div>
      <p>
        <Link to="/about" className="text-link">
          {say(learnerHome.about)}
        </Link>
      </p>
    </div>
  )
}

/** The names of the parts that are the learner's own (learner-home.own.tsx). */
export const homeParts = {
  place: 'place',
  due: 'due',
  today: 'today',
  calendar: 'calendar',
  next: 'next-text',
  lesson: 'lesson',
} as const

export function PlaceToGoOn({ home: { isNew, place, lang } }: { home: Home }) {
  if (isNew) return <FirstSteps />
  return place ? <GoOn place={place} lang={lang} /> : <NothingToGoOn />
}

export function SuggestedText({ children }: { children: ReactNode }) {
  const say = useSay()
  return (
    <section aria-labelledby="next-text" className="learner-next">
      <h2 id="next-text">{say(nextText)}</h2>
      {children}
    </section>
  )
}

export function CurrentLesson({ lesson }: { lesson: NonNullable<Home['lesson']> }) {
  const say = useSay()
  return (
    <section aria-labelledby="lesson" className="learner-lesson">
      <h2 id="lesson">{say(lessonMessages.title)}</h2>
      <p>
        <span className="badge">{lesson.level}</span> {lesson.title}
      </p>
      <Link to={`/lessons/${lesson.slug}`} className="text-link">
        {say(lessonMessages.open)}
      </Link>
    </section>
  )
}
