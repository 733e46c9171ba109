import * as reading from '@slovo/messages/reading/page'
import { sections } from '@slovo/messages/sections'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'
import { useImageUrl } from '../visit/files/file-urls.ts'
import { Own } from '../visit/own/own.tsx'
import { KnownWords } from '../words/states/known-words.tsx'
import type { WordCounts } from '../words/states/text-states.ts'
import type { MaterialHead } from './material.server.ts'

const WORDS_A_MINUTE = 90
const PICTURE = { width: 1200, height: 800 }
const pictureWidths = [192, 384, 640, 828, 1200]

interface ReadingHeadProps {
  material: MaterialHead
  wordCount: number
  /** Of its distinct words; none before the text is stored. */
  counts: WordCounts | null
  bookTitle?: string | undefined
  children: ReactNode
}

/** The picture, the title, and what to expect: section, level, reading time. */
export function ReadingHead(props: ReadingHeadProps) {
  const { material, wordCount, counts, bookTitle, children } = props
  const say = useSay()
  const imageUrl = useImageUrl()
  const { title, lang, level, image, section } = material
  const shelf = section === 'book-chapters' ? 'book' : section
  const minutes = Math.max(1, Math.round(wordCount / WORDS_A_MINUTE))
  const pictureAt = (width: number) =>
    imageUrl(image ?? '', {
      width,
      height: Math.round((width * PICTURE.height) / PICTURE.width),
    })

  return (
    <header className="reading-head">
      <Link to={`/materials/${shelf}`} className="reading-shelf">
        <ArrowLeft aria-hidden="true" /> {say(sections[shelf].name)}
      </Link>
      {image && (
        <img
          className="reading-picture"
          src={pictureAt(640)}
          srcSet={pictureWidths.map((width) => `${pictureAt(width)} ${width}w`).join(', ')}
          sizes="(width < 48rem) 6rem, 17rem"
          {...PICTURE}
          fetchPriority="high"
          alt=""
        />
      )}
      {bookTitle && (
        <p className="reading-book" lang={lang}>
          {bookTitle}
        </p>
      )}
      <h1 lang={lang}>{title}</h1>
      <div className="reading-facts">
        <span className="badge">{say(reading.level, { level })}</span>
        {wordCount > 0 && (
          <span>
            {say(reading.words, { count: wordCount })} · {say(reading.minutes, { count: minutes })}
          </span>
        )}
        <HeadCounts counts={counts} />
        {children}
      </div>
    </header>
  )
}

/** What of the text its reader knows. */
export function HeadCounts({ counts }: Pick<ReadingHeadProps, 'counts'>) {
  return <Own name="counts">{counts && counts.words > 0 && <KnownWords counts={counts} />}</Own>
}
