import { materialAddress } from '@slovo/content-model'
import * as reading from '@slovo/messages/reading'
import { type ReactNode, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useSay } from '../ui/say.ts'
import { useFileUrl } from '../visit/files/file-urls.ts'
import { useReader } from '../visit/page/root-data.ts'
import type { SavedWord } from '../words/outcome.ts'
import { ReadableText } from '../words/text/readable-text.tsx'
import { useGlossary } from '../words/touch/glossary.ts'
import type { TouchedWord } from '../words/touch/use-touched-word.ts'
import { useSavedWords } from '../words/use-words.tsx'
import { AudioPlayer } from './audio-player.tsx'
import { ChapterMenu, ChapterSteps } from './chapters.tsx'
import type { findBook, Material } from './material.server.ts'
import { ReadAloud } from './read-aloud.tsx'
import { ReadingHead } from './reading-head.tsx'
import { SavedWords } from './saved-words.tsx'
import { TextTools } from './text-tools.tsx'
import { Video } from './video.tsx'

interface ReadingPageProps {
  material: Material
  book: Awaited<ReturnType<typeof findBook>>
  savedWords: SavedWord[]
  savedLemmaIds: number[]
  accents: boolean
  hasAccents: boolean
  isLinked: boolean
  wordCount: number
  served: TouchedWord | null
  html: unknown
  /** A text that is shown before it is stored: it has no glossary of its own yet. */
  isPreview?: boolean
  /** What other areas bring to the page. */
  studyMark: ReactNode
  studyButtons: ReactNode
  activities: ReactNode
  flashcards: (words: SavedWord[]) => ReactNode
}

/** The heart of Slovo: a text whose every word answers. */
export function ReadingPage(props: ReadingPageProps) {
  const { material, book, accents, hasAccents, isLinked, wordCount, served } = props
  const { id, lang, title } = material
  const text = useRef<HTMLDivElement>(null)
  const say = useSay()
  const isVisitor = useReader() === null
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const fileAddress = useFileUrl()
  const version = Date.parse(material.updated_at)
  const glossary = useGlossary(
    props.isPreview ? null : `${materialAddress(material)}/glossary.json?v=${version}`,
  )
  const saved = useSavedWords({ ...props, lang })
  const isReviewing = query.has('flashcards')

  return (
    <>
      {isReviewing && props.flashcards(saved.words)}
      <div className="reading" hidden={isReviewing}>
        <article className="reading-column">
          <ReadingHead {...{ material, wordCount }} bookTitle={book?.title}>
            {props.studyMark}
          </ReadingHead>
          {book && <ChapterMenu lang={lang} current={id} chapters={book.chapters} />}
          {material.video && <Video address={material.video} title={title} />}
          {material.audio ? (
            <AudioPlayer address={fileAddress(material.audio)} />
          ) : (
            !material.video && wordCount > 0 && <ReadAloud {...{ lang, text, glossary }} />
          )}
          {wordCount > 0 ? (
            <>
              <TextTools {...{ accents, isLinked }} hasAccents={hasAccents} />
              <ReadableText
                html={readHtml(props.html)}
                {...{ lang, text, glossary, served, isVisitor }}
                lemmaIds={saved.lemmaIds}
                isSavedPair={saved.isSavedPair}
                onSave={saved.save}
                closeAddress={`?words=links${served ? `#w${served.word}` : ''}`}
              />
            </>
          ) : (
            <p>{say(reading.textMissing)}</p>
          )}
          {props.activities}
          {props.studyButtons}
          {book && <ChapterSteps lang={lang} current={id} chapters={book.chapters} />}
        </article>
        <SavedWords
          lang={lang}
          words={saved.words}
          isVisitor={isVisitor}
          signInAddress={`/signin?next=${encodeURIComponent(pathname + search)}`}
          reviewAddress="?flashcards=1"
          dictionaryAddress={`/dictionary?text=${id}`}
          onRemove={saved.remove}
        />
      </div>
      {saved.inFlight}
    </>
  )
}

/** On the server the text comes as a function, after a visit inside the page as a string, and else it stands in the page. */
function readHtml(html: unknown): string {
  const text = typeof html === 'function' ? html() : html
  return typeof text === 'string' ? text : ''
}
