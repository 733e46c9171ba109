import { type Lang, sentenceAt } from '@slovo/language'
import { type ReactNode, useRef } from 'react'
import { usePage } from '../../ui/page.ts'
import { useWords } from '../use-words.ts'
import { useGlossary } from './glossary.ts'
import { Touchable } from './touchable.tsx'

interface TouchableProseProps {
  /** The language of the words that answer. */
  lang: Lang
  /** Prose, in which each of these words stands in a `w-` element. */
  children: ReactNode
}

/** A page that is no material, whose words answer to a touch all the same. Its route saves the word that is chosen. */
export function TouchableProse({ lang, children }: TouchableProseProps) {
  const { pathname } = usePage()
  const prose = useRef<HTMLDivElement>(null)
  const glossary = useGlossary(null)
  const words = useWords({ lang })

  return (
    <Touchable
      {...{ lang, glossary, words }}
      text={prose}
      served={null}
      closeUrl={pathname}
      placeOf={(word, form) => ({ lang, form, ...sentenceAround(word, lang) })}
    >
      <div ref={prose} className="touchable">
        {children}
      </div>
    </Touchable>
  )
}

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
