import { readerLanguage } from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import { type RefObject, useEffect, useRef } from 'react'
import { sayIn, useLocale } from '../../ui/say.ts'
import { askSentence, type TranslatableText } from './ask-translation.ts'

interface SentenceTranslationsProps extends TranslatableText {
  /** The language of the text. */
  lang: Lang
  text: RefObject<HTMLElement | null>
}

/** Makes the sentences of a text answer, and announces what they answer. Where it stands, the text has its marks. */
export function SentenceTranslations(props: SentenceTranslationsProps) {
  const { text, lang, path, version, isWritten, isMachine, sentences } = props
  const locale = useLocale()
  const announced = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    const element = text.current
    if (!element) return
    let stop = () => {}
    let isGone = false
    const translatable = { path, version, isWritten, isMachine, sentences }
    void import('./watch-sentences.ts').then(({ watchSentences }) => {
      if (isGone) return
      stop = watchSentences(element, {
        ...{ locale, lang: readerLanguage(lang), say: sayIn[locale] },
        ask: (sentence) => askSentence(translatable, sentence),
        announce(said, saidIn) {
          if (!announced.current) return
          announced.current.lang = saidIn
          announced.current.textContent = said
        },
      })
    })
    return () => {
      isGone = true
      stop()
    }
  }, [text, lang, locale, path, version, isWritten, isMachine, sentences])

  return <p ref={announced} className="sentence-translations visually-hidden" aria-live="polite" />
}
