import { type Lang, sentenceAt } from '@slovo/language'
import { useState } from 'react'
import { usePage } from '../../ui/page.ts'
import { useWords } from '../use-words.ts'
import { useGlossary } from './glossary.ts'
import { Touchable } from './touchable.tsx'

interface TouchableProseProps {
  /** The language of the words that answer. */
  lang: Lang
  /** The id of the prose, in which each of these words stands in a `w-` element. */
  within: string
}

/** Lets the words of prose that the server has drawn answer to a touch. The page's route saves the word that is chosen. */
export function TouchableProse({ lang, within }: TouchableProseProps) {
  const { pathname } = usePage()
  const [prose] = useState(() => ({ current: onPage(within) }))
  const glossary = useGlossary(null)
  const words = useWords({ lang })

  return (
    <Touchable
      {...{ lang, glossary, words }}
      text={prose}
      served={null}
      closeUrl={pathname}
      placeOf={(word, form) => ({ lang, form, ...sentenceAround(word, lang) })}
    />
  )
}

const onPage = (id: string) =>
  typeof document === 'undefined' ? null : document.getElementById(id)

/** The sentence of the paragraph, cell or line in which a word stands, and where, as form fields. */
function sentenceAround(word: HTMLElement | undefined, lang: Lang) {
  const block = word?.closest('p, li, td, th, h2, h3')
  if (!word || !block) return { sentence: '', at: '' }
  const before = document.createRange()
  before.setStart(block, 0)
  before.setEndBefore(word)
  const { sentence, at } = sentenceAt(block.textContent, before.toString().length, lang)
  return { sentence, at: String(at) }
}
