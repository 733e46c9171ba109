import { type Cues, materialPath } from '@slovo/content-model'
import { textMissing } from '@slovo/messages/reading/page'
import { type ReactNode, useRef, useState } from 'react'
import { keepKey } from '../offline/keep/kept-text.ts'
import { later } from '../ui/later.tsx'
import { localPath } from '../ui/local-path.ts'
import { useQuery } from '../ui/page.ts'
import { useLocale, useSay } from '../ui/say.ts'
import { useFileUrl } from '../visit/files/file-urls.ts'
import { useReader } from '../visit/page/root-data.ts'
import { readStates, type SentStates, type WordCounts } from '../words/states/text-states.ts'
import { hasAny, noStates } from '../words/states/word-state.ts'
import { ReadableText } from '../words/text/readable-text.tsx'
import type { TextHtml } from '../words/text/served-html.ts'
import { useGlossary } from '../words/touch/glossary.ts'
import type { TouchedWord } from '../words/touch/use-touched-word.ts'
import { useWords } from '../words/use-words.ts'
import type { SavedWord } from '../words/word.ts'
import { Aloud } from './aloud/aloud.tsx'
import type { findChapters, MaterialHead } from './material.server.ts'
import { ReadingPlace } from './place/reading-place.ts'
import { type ReaderSettings, settingsAttribute } from './settings/reader-settings.ts'
import type { TranslatableText } from './translation/ask-translation.ts'
import { useTextWords } from './use-text-words.ts'

// What the first touch does not need.
const ReadingHead = later(async () => (await import('./reading-head.tsx')).ReadingHead)
const ChapterMenu = later(async () => (await import('./chapters.tsx')).ChapterMenu)
const Video = later(async () => (await import('./media.tsx')).Video)
const AboveText = later(async () => (await import('./above-text.tsx')).AboveText)
const UntouchedWords = later(async () => (await import('./untouched-words.tsx')).UntouchedWords)
const KeepOffline = later(
  async () => (await import('../offline/keep/keep-offline.tsx')).KeepOffline,
)
const ChapterSteps = later(async () => (await import('./chapters.tsx')).ChapterSteps)
const SavedWords = later(async () => (await import('./saved-words.tsx')).SavedWords)

export interface ReadingPageProps {
  material: MaterialHead
  book: Awaited<ReturnType<typeof findChapters>>
  savedWords: SavedWord[]
  /** When each sentence of its recording is heard. */
  cues?: Cues | null
  /** What is known of its words to this reader; nothing of a visitor. */
  states: SentStates | null
  counts: WordCounts | null
  accents: boolean
  hasAccents: boolean
  marks: 'all' | 'saved'
  isMarked: boolean
  reader: ReaderSettings
  isLinked: boolean
  /** How its sentences can be translated; not at all before it is stored. */
  translation?: {
    isWritten: boolean
    isMachine: boolean
    hasColumns: boolean
    sentences?: TranslatableText['sentences']
  }
  wordCount: number
  /** The number of the word where the reader stopped. */
  place?: number | null
  /** Words that became known at once before this page was served. */
  batch?: string | null
  served: TouchedWord | null
  html: TextHtml
  /** How its words are marked. */
  marksStyle?: TextHtml
  /** A text that is shown before it is stored: it has no glossary of its own yet. */
  isPreview?: boolean
  /** What other areas bring to the page. */
  studyMark: ReactNode
  studyButtons: ReactNode
  activities: ReactNode
  flashcards: (words: SavedWord[]) => ReactNode
  /** After the last line; it may lead to the words kept from this text. */
  wayOn: (words: SavedWord[]) => ReactNode
}

/** A text whose every word answers to a touch, with all that belongs to it. */
export function ReadingPage(props: ReadingPageProps) {
  const { material, book, accents, hasAccents, isLinked, wordCount, served } = props
  const { id, lang, title } = material
  const text = useRef<HTMLDivElement>(null)
  const say = useSay()
  const path = localPath(useLocale(), materialPath(material))
  const query = useQuery()
  const fileUrl = useFileUrl()
  const version = Date.parse(material.updated_at)
  const glossary = useGlossary(
    props.isPreview ? null : `${materialPath(material)}/glossary.json?v=${version}`,
  )
  const accentsUrl = `${materialPath(material)}/accents.json?v=${version}`
  const [states] = useState(() => (props.states ? readStates(props.states) : noStates))
  const words = useWords({
    lang,
    savedWords: props.savedWords,
    ...(!props.isPreview && { states }),
  })
  const { isWritten = false, isMachine = false, sentences } = props.translation ?? {}
  const translatable = { path, version, isWritten, isMachine, sentences }
  const reader = useReader()?.id ?? ''
  // A visitor's first word makes an account, for which the page is not served anew.
  const isLearner = !props.isPreview && (reader !== '' || hasAny(words.states))
  const marks = isLearner ? 'all' : props.marks
  const { counts, untouched, touched, onTouched } = useTextWords({
    ...{ reader, version, glossary, words, isLearner },
    material: id,
    counts: props.counts,
    served: served?.word,
  })
  const isReviewing = query.has('flashcards')
  const keptBy = reader === '' ? 'device' : 'account'

  return (
    <>
      <ReadingPlace {...{ version, text }} material={id} keptBy={props.isPreview ? null : keptBy} />
      {isReviewing && props.flashcards(words.words)}
      <div
        className="reading"
        hidden={isReviewing}
        data-reader={settingsAttribute(props.reader, props.isMarked)}
      >
        <article className="reading-column">
          <ReadingHead {...{ material, wordCount, counts }} bookTitle={book?.title}>
            {props.studyMark}
          </ReadingHead>
          {book && (
            <ChapterMenu
              {...{ lang, current: id, chapters: book.chapters }}
              book={material.book_id ?? 0}
            />
          )}
          {material.video && <Video source={material.video} title={title} />}
          {!isReviewing && (material.audio || (!material.video && wordCount > 0)) && (
            <Aloud
              {...{ material, text }}
              url={material.audio && fileUrl(material.audio)}
              cues={props.cues}
            />
          )}
          {wordCount > 0 ? (
            <>
              <AboveText
                {...{ lang, text, isLinked, wordCount, translatable }}
                settings={{
                  settings: props.reader,
                  accents: hasAccents ? { isOn: accents, url: accentsUrl } : null,
                  marks: marks === 'all' ? { isOn: props.isMarked } : null,
                  back: path + (isLinked ? '?words=links' : ''),
                }}
                place={props.place ?? null}
                onDevice={props.isPreview ? null : { material: id, version }}
                columns={
                  isWritten && !props.isPreview
                    ? { isOn: props.translation?.hasColumns ?? false }
                    : null
                }
              />
              <ReadableText
                html={props.html}
                marksStyle={props.marksStyle}
                {...{ lang, text, glossary, words, marks, served, onTouched }}
                closeUrl={`?words=links${served ? `#w${served.word}` : ''}`}
              />
            </>
          ) : (
            <p>{say(textMissing)}</p>
          )}
          <UntouchedWords
            {...{ words, touched, untouched }}
            batch={props.batch ?? null}
            path={path}
          />
          {props.activities}
          {props.studyButtons}
          {!props.isPreview && (
            <KeepOffline what={keepKey('material', id)} hasSound={material.audio !== null} />
          )}
          {book && <ChapterSteps lang={lang} current={id} chapters={book.chapters} />}
          {props.wayOn(words.words)}
        </article>
        <SavedWords lang={lang} words={words} dictionaryPath={dictionaryPathOf(id)} />
      </div>
    </>
  )
}

/** Where all words that were kept from a text are. */
export const dictionaryPathOf = (material: number) => `/dictionary?text=${material}`
