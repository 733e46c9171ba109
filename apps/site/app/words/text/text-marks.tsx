import { useEffect, useRef, useState } from 'react'
import { Own } from '../../visit/own/own.tsx'
import { markOf } from '../states/text-states.ts'
import type { LemmaStates } from '../states/word-state.ts'
import type { TextGlossary } from '../touch/glossary.ts'
import { marksStyle } from './marks-style.ts'
import type { TextHtml } from './served-html.ts'

interface TextMarksProps {
  /** As the server drew them. */
  served: TextHtml
  states: LemmaStates
  glossary: TextGlossary
  /** Which words are drawn as what they are to the learner; those that are saved, unless it says otherwise. */
  shown: 'all' | 'saved'
}

/** Draws each word of a text as what it is to the learner, and anew with each change of it. */
export function TextMarks({ served, states, glossary, shown }: TextMarksProps) {
  const style = useRef<HTMLStyleElement>(null)
  const isFirst = useRef(true)
  const [inner] = useState(() => ({
    __html: (typeof served === 'function' ? served() : served) ?? '',
  }))

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    void glossary.load().then((file) => {
      if (!file || !style.current) return
      const marks = file.entries.map(({ lookups }) => markOf(states, lookups))
      style.current.textContent = marksStyle(
        shown === 'all' ? marks : marks.map((mark) => (mark === 'saved' ? mark : '')),
      )
    })
  }, [states, glossary, shown])

  return (
    <Own name="marks">
      <style
        ref={style}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: classes and variables of ours
        dangerouslySetInnerHTML={inner}
      />
    </Own>
  )
}
