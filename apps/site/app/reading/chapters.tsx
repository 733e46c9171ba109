import * as reading from '@slovo/messages/reading/page'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { KeepOffline } from '../offline/keep/keep-offline.tsx'
import { keepKey } from '../offline/keep/kept-text.ts'
import { Link } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'
import type { Chapter } from './material.server.ts'

interface ChaptersProps {
  lang: 'ru' | 'fr'
  current: number
  chapters: Chapter[]
}

interface ChapterMenuProps extends ChaptersProps {
  book: number
}

/** All chapters of the book, closed at first. */
export function ChapterMenu({ book, lang, current, chapters }: ChapterMenuProps) {
  const say = useSay()
  return (
    <details className="chapter-menu">
      <summary>
        {say(reading.chapters)} <small>{chapters.length}</small>
      </summary>
      <ol lang={lang}>
        {chapters.map(({ id, title, url }) => (
          <li key={id}>
            <Link to={url} aria-current={id === current ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
      <KeepOffline what={keepKey('book', book)} hasSound />
    </details>
  )
}

/** Links to the previous and the next chapter. */
export function ChapterSteps({ lang, current, chapters }: ChaptersProps) {
  const say = useSay()
  const place = chapters.findIndex(({ id }) => id === current)
  const [before, after] = [chapters[place - 1], chapters[place + 1]]
  if (!before && !after) return null

  return (
    <nav className="chapter-steps" aria-label={say(reading.chapters)}>
      {before && (
        <Link to={before.url} rel="prev">
          <ArrowLeft aria-hidden="true" />
          <span>
            <small>{say(reading.previousChapter)}</small>
            <span lang={lang}>{before.title}</span>
          </span>
        </Link>
      )}
      {after && (
        <Link to={after.url} rel="next" className="chapter-next">
          <span>
            <small>{say(reading.nextChapter)}</small>
            <span lang={lang}>{after.title}</span>
          </span>
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
