import { bookFields, chapterMoves } from '@slovo/messages/admin/books'
import { list } from '@slovo/messages/admin/items'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'
import { HiddenValue } from '../editor/inputs.tsx'

interface Chapter {
  id: number
  title: string
  is_published: boolean
}

interface ChapterOrderProps {
  book: number
  lang: string
  chapters: Chapter[]
  /** The ids in their order, between commas. */
  order: string
}

/** The chapters of a book; their order is saved with the book. */
export function ChapterOrder({ book, lang, chapters, order }: ChapterOrderProps) {
  const say = useSay()
  const [ids, setIds] = useState(() => withAll(order, chapters))
  const byId = new Map(chapters.map((chapter) => [chapter.id, chapter]))

  const move = (from: number, by: 1 | -1) =>
    setIds((all) => {
      const moved = all[from]
      if (moved === undefined) return all
      return all.toSpliced(from, 1).toSpliced(from + by, 0, moved)
    })

  return (
    <section className="chapter-order" aria-labelledby="chapters">
      <div className="admin-head">
        <h2 id="chapters">{say(bookFields.chapters)}</h2>
        <ButtonLink
          look="secondary"
          to={`/admin/materials/new?book=${book}&lang=${lang}&chapter=${ids.length + 1}`}
        >
          <Plus aria-hidden="true" />
          {say(bookFields.newChapter)}
        </ButtonLink>
      </div>
      <HiddenValue name="chapters" value={ids.join()} />
      {ids.length === 0 && <p className="field-hint">{say(bookFields.noChapters)}</p>}
      <ol className="admin-rows">
        {ids.flatMap((id, place) => {
          const chapter = byId.get(id)
          if (!chapter) return []
          const { title } = chapter
          return (
            <li key={id} className="chapter-row">
              <span className="chapter-number">{place + 1}.</span>
              <Link to={`/admin/materials/${id}`} className="admin-row-title" lang={lang}>
                {title}
              </Link>
              {!chapter.is_published && (
                <span className="badge badge-draft">{say(list.draft)}</span>
              )}
              <button
                type="button"
                className="icon-button"
                disabled={place === 0}
                aria-label={say(chapterMoves.up, { title })}
                onClick={() => move(place, -1)}
              >
                <ArrowUp aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-button"
                disabled={place === ids.length - 1}
                aria-label={say(chapterMoves.down, { title })}
                onClick={() => move(place, 1)}
              >
                <ArrowDown aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The order asked for; chapters that it does not know come last. */
function withAll(order: string, chapters: Chapter[]): number[] {
  const asked = order.split(',').filter(Boolean).map(Number)
  return [...new Set([...asked, ...chapters.map(({ id }) => id)])]
}
