import type { Lang } from '@slovo/language'
import { type RefObject, useState } from 'react'
import type { TextGlossary } from '../touch/glossary.ts'
import { Touchable } from '../touch/touchable.tsx'
import type { TouchedWord } from '../touch/use-touched-word.ts'
import type { Words } from '../use-words.ts'
import type { TextHtml } from './served-html.ts'
import { TextMarks } from './text-marks.tsx'

interface ReadableTextProps {
  html: TextHtml
  lang: Lang
  text: RefObject<HTMLDivElement | null>
  glossary: TextGlossary
  words: Words
  marks?: 'all' | 'saved'
  marksStyle?: TextHtml
  served: TouchedWord | null
  closeUrl: string
  onTouched?: (word: number) => void
}

/** A text, as one piece of HTML that React does not look into, whose words answer to a touch. */
export function ReadableText(props: ReadableTextProps) {
  const { html, marks = 'saved', marksStyle, ...touchable } = props
  const { text, lang, glossary, words } = touchable
  const [inner] = useState(() => ({ __html: (typeof html === 'function' ? html() : html) ?? '' }))
  return (
    <Touchable {...touchable}>
      <TextMarks served={marksStyle} states={words.states} {...{ glossary }} shown={marks} />
      <div
        ref={text}
        className="reading-text touchable"
        lang={lang}
        data-html=""
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by text-html.ts, which escapes the text
        dangerouslySetInnerHTML={inner}
      />
    </Touchable>
  )
}
