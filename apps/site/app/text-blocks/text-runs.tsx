import { languageRuns } from '@slovo/content-model'
import { type Lang, splitWords } from '@slovo/language'
import { createElement, type ReactNode } from 'react'

interface TextRunsProps {
  text: string
  lang: Lang
  /** The language whose words are to answer to a touch. */
  words?: Lang | undefined
}

/** A text of one language, in which the words of the other one are marked for voices and hyphenation. */
export function TextRuns({ text, lang, words }: TextRunsProps) {
  return languageRuns(text, lang).map((run, place) => {
    const inside = run.lang === words ? touchableWords(run.text, words) : run.text
    return run.lang === lang ? (
      inside
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change places.
      <span key={place} lang={run.lang}>
        {inside}
      </span>
    )
  })
}

/** Every word in an element of its own, as in the texts of the reading page. */
function touchableWords(text: string, lang: Lang): ReactNode[] {
  const pieces: ReactNode[] = []
  let end = 0
  for (const word of splitWords(text, lang)) {
    pieces.push(text.slice(end, word.start), createElement('w-', { key: word.start }, word.text))
    end = word.end
  }
  return [...pieces, text.slice(end)]
}
