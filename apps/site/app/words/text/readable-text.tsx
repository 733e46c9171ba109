import type { Lang } from '@slovo/language'
import { type RefObject, useState } from 'react'
import type { TextGlossary } from '../touch/glossary.ts'
import { Touchable } from '../touch/touchable.tsx'
import type { TouchedWord } from '../touch/use-touched-word.ts'
import type { Words } from '../use-words.ts'

/**
 * A text as a page has it: a string after a navigation inside the site; while the server draws the page a function, which
 * is not sent along; and nothing when the browser takes over a served page, where the text already stands.
 */
export type TextHtml = string | (() => string) | undefined

interface ReadableTextProps {
  html: TextHtml
  lang: Lang
  text: RefObject<HTMLDivElement | null>
  glossary: TextGlossary
  words: Words
  marks?: 'all' | 'saved'
  served: TouchedWord | null
  closeUrl: string
  onTouched?: (word: number) => void
}

/** A text, as one piece of HTML that React does not look into, whose words answer to a touch. */
export function ReadableText({ html, ...touchable }: ReadableTextProps) {
  const { text, lang } = touchable
  const [inner] = useState(() => ({ __html: (typeof html === 'function' ? html() : html) ?? '' }))
  return (
    <Touchable {...touchable}>
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
