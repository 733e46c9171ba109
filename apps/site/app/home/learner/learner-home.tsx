import { learnerHome, lesson as lessonMessages, nextText } from '@slovo/messages/learner-home'
import { type ReactNode, useId } from 'react'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'
import { Calendar } from './calendar.tsx'
import { DueToday } from './due-today.tsx'
import { FirstSteps, GoOn, NothingToGoOn } from './go-on.tsx'
import type { NewsItem } from './home-facts.server.ts'
import type { LearnerHome as Home } from './load-learner-home.server.ts'
import { News } from './news.tsx'
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
        {home.isNew ? (
          <FirstSteps />
        ) : home.place ? (
          <GoOn place={home.place} lang={home.lang} />
        ) : (
          <NothingToGoOn />
        )}
        <DueToday {...home} />
      </div>
      <div className="learner-day">
        <Today home={home} answer={answer} />
        <Calendar weeks={home.weeks} today={home.today} />
      </div>
      <div className="learner-more">
        {next && <NextText>{next}</NextText>}
        {(home.lesson || news.length > 0) && (
          <div className="learner-aside">
            {home.lesson && <CurrentLesson lesson={home.lesson} />}
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

function NextText({ children }: { children: ReactNode }) {
  const say = useSay()
  const id = useId()
  return (
    <section aria-labelledby={id} className="learner-next">
      <h2 id={id}>{say(nextText)}</h2>
      {children}
    </section>
  )
}

function CurrentLesson({ lesson }: { lesson: NonNullable<Home['lesson']> }) {
  const say = useSay()
  const id = useId()
  return (
    <section aria-labelledby={id} className="learner-lesson">
      <h2 id={id}>{say(lessonMessages.title)}</h2>
      <p>
        <span className="badge">{lesson.level}</span> {lesson.title}
      </p>
      <Link to={`/lessons/${lesson.slug}`} className="text-link">
        {say(lessonMessages.open)}
      </Link>
    </section>
  )
}
