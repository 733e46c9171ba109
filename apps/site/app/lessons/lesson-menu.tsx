import { lessons as messages, progress } from '@slovo/messages/lessons'
import { CircleCheck, List } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'
import { HidePopover } from '../ui/hide-popover.tsx'
import { NavLink } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'
import { lessonsByLevel, type MenuLesson } from './lesson-levels.ts'

const MENU = 'lesson-menu'

interface LessonMenuProps {
  lessons: MenuLesson[]
  current: number | undefined
  hasProgress: boolean
}

/** At the left of the lesson; on a phone a drawer, which opens without script too. */
export function LessonMenu({ lessons, current, hasProgress }: LessonMenuProps) {
  const say = useSay()
  return (
    <div className="lesson-menu-side">
      <button type="button" className="button button-secondary" popoverTarget={MENU}>
        <List aria-hidden="true" />
        {say(messages.menu)}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a followed link closes the drawer; the link itself has the keyboard. */}
      <nav
        id={MENU}
        popover="auto"
        className="lesson-menu"
        aria-label={say(messages.menu)}
        onClick={({ target, currentTarget }) => {
          const isLink = target instanceof Element && target.closest('a')
          if (isLink && currentTarget.matches(':popover-open')) currentTarget.hidePopover()
        }}
      >
        <HidePopover of={MENU} label={say(messages.close)} />
        {lessonsByLevel(lessons).map(({ level, lessons, studied }) => (
          <section key={level} aria-label={level}>
            <p className="lesson-level">
              <span className="badge">{level}</span>
              {hasProgress && <span>{say(progress, { studied, count: lessons.length })}</span>}
            </p>
            {hasProgress && (
              <progress
                className="progress-bar"
                aria-label={`${level} : ${say(progress, { studied, count: lessons.length })}`}
                max={lessons.length}
                value={studied}
              />
            )}
            <ol>
              {lessons.map((lesson) => (
                <li key={lesson.id}>
                  <LessonLink lesson={lesson} isCurrent={lesson.id === current} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </nav>
    </div>
  )
}

function LessonLink({ lesson, isCurrent }: { lesson: MenuLesson; isCurrent: boolean }) {
  const say = useSay()
  return (
    <NavLink to={`/lessons/${lesson.slug}`} className={isCurrent ? 'is-current' : ''}>
      {lesson.title}
      {lesson.isStudied && (
        <CircleCheck role="img" aria-hidden={false} aria-label={say(messages.studiedMark)} />
      )}
    </NavLink>
  )
}

/** What stands in place of menu and lesson as long as none is published. */
export function NoLessons() {
  const say = useSay()
  return (
    <article className="plain-page">
      <h1>{say(messages.title)}</h1>
      <p>{say(messages.empty)}</p>
      <p>{say(messages.meanwhile)}</p>
      <div className="actions">
        <ButtonLink to="/materials">{say(messages.toMaterials)}</ButtonLink>
      </div>
    </article>
  )
}
