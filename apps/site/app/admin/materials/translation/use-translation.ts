import {
  followTranslation,
  readTranslation,
  type SourceSentence,
  type StoredTranslation,
  sentencesOfText,
  storeTranslation,
  type TranslatedLine,
  writeTranslation,
} from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import { useMemo, useState } from 'react'
import { readTyped } from './typed-translation.ts'

/**
 * What was written last, with the sentences for which it was written: the text may change and come back, and finds it again.
 * `loose` is a translation that did not match the text when it was typed.
 */
interface Written {
  base: StoredTranslation
  loose: string | null
}

/** A translation while it and its text are written, always aligned with the sentences that the text has now. */
export function useTranslation(
  begin: { text: string; translation: string },
  text: string,
  lang: Lang,
) {
  const sentences = useMemo(() => sentencesOfText(text, lang), [text, lang])
  const [written, setWritten] = useState(() =>
    take(begin.translation, sentencesOfText(begin.text, lang)),
  )
  const { base, loose } = written
  const read = useMemo(
    () =>
      loose === null
        ? { lines: followTranslation(base, sentences) }
        : readTranslation(loose, sentences),
    [base, loose, sentences],
  )
  const value = 'lines' in read ? writeAll(read.lines, sentences) : (loose ?? '')

  return {
    sentences,
    read,
    /** As the form sends it. */
    value,
    /** One line is written; what its writer leaves is right. */
    writeLine(place: number, text: string) {
      if (!('lines' in read)) return
      const lines = read.lines.with(place, { text, isChecked: text.trim() !== '' })
      setWritten({ base: storeTranslation(lines, sentences), loose: null })
    },
    writeWhole: (typed: string) => setWritten(take(typed, sentences)),
  }
}

function take(translation: string, sentences: readonly SourceSentence[]): Written {
  const read = readTyped(translation, sentences)
  return 'lines' in read
    ? { base: storeTranslation(read.lines, sentences), loose: null }
    : { base: [], loose: translation }
}

function writeAll(lines: readonly TranslatedLine[], sentences: readonly SourceSentence[]) {
  return lines.some(({ text }) => text !== '') ? writeTranslation(lines, sentences) : ''
}
