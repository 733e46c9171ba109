import { materialPath } from '@slovo/content-model'
import * as reading from '@slovo/messages/reading'
import { type ReactNode, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { Button } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'
import { useFileUrl } from '../visit/files/file-urls.ts'
import { ReadableText, type TextHtml } from '../words/text/readable-text.tsx'
import { useGlossary } from '../words/touch/glossary.ts'
import type { TouchedWord } from '../words/touch/use-touched-word.ts'
import { useWords } from '../words/use-words.tsx'
import type { SavedWord } from '../words/word.ts'
import { ChapterMenu, ChapterSteps } from './chapters.tsx'
import type { findChapters, MaterialHead } from './material.server.ts'
import { AudioPlayer, Video } from './media.tsx'
import { ReadAloud } from './read-aloud.tsx'
import { ReadingHead } from './reading-head.tsx'
import { SavedWords } from './saved-words.tsx'

interface ReadingPageProps {
  material: MaterialHead
  book: Awaited<ReturnType<typeof findChapters>>
  savedWords: SavedWord[]
  savedLemmaIds: number[]
  accents: boolean
  hasAccents: boolean
  isLinked: boolean
  wordCount: number
  served: TouchedWord | null
  html: TextHtml
  /** A text that is shown before it is stored: it has no glossary of its own yet. */
  isPreview?: boolean
  /** What other areas bring to the page. */
  studyMark: ReactNode
  studyButtons: ReactNode
  activities: ReactNode
  flashcards: (words: SavedWord[]) => ReactNode
}

/** A text whose every word answers to a touch, with all that belongs to it. */
export function ReadingPage(props: ReadingPageProps) {
  const { material, book, accents, hasAccents, isLinked, wordCount, served } = props
  const { id, lang, title } = material
  const text = useRef<HTMLDivElement>(null)
  const say = useSay()
  const [query] = useSearchParams()
  const fileUrl = useFileUrl()
  const version = Date.parse(material.updated_at)
  const glossary = useGlossary(
    props.isPreview ? null : `${materialPath(material)}/glossary.json?v=${version}`,
  )
  const words = useWords({ ...props, lang })
  const isReviewing = query.has('flashcards')

  return (
    <>
      {isReviewing && props.flashcards(words.words)}
      <div className="reading" hidden={isReviewing}>
        <article className="reading-column">
          <ReadingHead {...{ material, wordCount }} bookTitle={book?.title}>
            {props.studyMark}
          </ReadingHead>
          {book && <ChapterMenu lang={lang} current={id} chapters={book.chapters} />}
          {material.video && <Video source={material.video} title={title} />}
          {material.audio ? (
            <AudioPlayer url={fileUrl(material.audio)} />
          ) : (
            !material.video && wordCount > 0 && <ReadAloud {...{ lang, text, glossary }} />
          )}
          {wordCount > 0 ? (
            <>
              <TextTools {...{ accents, isLinked }} hasAccents={hasAccents} />
              <ReadableText
                html={props.html}
                {...{ lang, text, glossary, words, served }}
                closeUrl={`?words=links${served ? `#w${served.word}` : ''}`}
              />
            </>
          ) : (
            <p>{say(reading.textMissing)}</p>
          )}
          {props.activities}
          {props.studyButtons}
          {book && <ChapterSteps lang={lang} current={id} chapters={book.chapters} />}
        </article>
        <SavedWords lang={lang} words={words} dictionaryPath={`/dictionary?text=${id}`} />
      </div>
      {words.unsent}
    </>
  )
}

interface TextToolsProps {
  accents: boolean
  hasAccents: boolean
  isLinked: boolean
}

/** How words are touched, and how the text can be shown. */
function TextTools({ accents, hasAccents, isLinked }: TextToolsProps) {
  const say = useSay()
  return (
    <div className="text-tools">
      <p>{say(reading.touchHint)}</p>
      {hasAccents && (
        <Form method="get" preventScrollReset replace>
          {isLinked && <input type="hidden" name="words" value="links" />}
          <Button
            look="quiet"
            name="accents"
            value={accents ? '0' : '1'}
            aria-pressed={accents}
            className="accents-button"
          >
            <span aria-hidden="true">а́</span> {say(reading.showAccents)}
          </Button>
        </Form>
      )}
      <noscript>
        <a href={isLinked ? '?' : '?words=links'}>
          {say(isLinked ? reading.wordsAsText : reading.wordsAsLinks)}
        </a>
      </noscript>
    </div>
  )
}
