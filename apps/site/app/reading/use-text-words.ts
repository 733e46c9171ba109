import { useEffect, useMemo, useRef, useState } from 'react'
import { countStates, lemmasToKnow, newIn, type WordCounts } from '../words/states/text-states.ts'
import type { GlossaryFile, TextGlossary } from '../words/touch/glossary.ts'
import { lookupsOf } from '../words/touch/glossary.ts'
import type { Words } from '../words/use-words.ts'
import { findTouched, keepTouched } from './touched-words.ts'

interface TextOnPage {
  /** Empty of a visitor. */
  reader: string
  material: number
  version: number
  glossary: TextGlossary
  words: Words
  /** Of a visitor without words nothing is counted. */
  isLearner: boolean
  /** As the server counted them. */
  counts: WordCounts | null
  /** The word whose panel the server drew, where no script runs. */
  served: number | undefined
}

/** How many words of the text are known, learnt and new, and how many of the new ones were not touched, as it changes. */
export function useTextWords(page: TextOnPage) {
  const { reader, material, version, glossary, words, isLearner, counts: served } = page
  const [file, setFile] = useState<GlossaryFile | null>(null)
  const [touched, setTouched] = useState<ReadonlySet<number>>(
    () => new Set(page.served === undefined ? [] : [page.served]),
  )
  const { states } = words

  useEffect(() => {
    const kept = findTouched({ reader, material, version })
    if (kept.size > 0) setTouched((now) => new Set([...now, ...kept]))
  }, [reader, material, version])
  useEffect(() => {
    if (touched.size > 0) keepTouched({ reader, material, version }, touched)
  }, [reader, material, version, touched])

  const first = useRef(states)
  const isServed = served !== null && (served.known !== null || !isLearner)
  useEffect(() => {
    if (!isLearner || (isServed && states === first.current && touched.size === 0)) return
    void glossary.load().then(setFile)
  }, [glossary, states, touched, isServed, isLearner])

  const counted = useMemo(() => {
    if (!file || !isLearner) return null
    const lemmas = lemmasToKnow(file.entries)
    const untouched = new Set(lemmas)
    for (const word of touched) {
      for (const { lemmaId = 0 } of lookupsOf(file, word)) untouched.delete(lemmaId)
    }
    return {
      counts: countStates(lemmas, states),
      untouched: newIn(countStates(untouched, states)),
    }
  }, [file, isLearner, states, touched])

  return {
    ...(counted ?? { counts: served, untouched: untouchedAtFirst(served) }),
    touched,
    onTouched(word: number) {
      setTouched((now) => (now.has(word) ? now : new Set([...now, word])))
    },
  }
}

/** How many new words were not touched, before any was. */
export const untouchedAtFirst = (counts: WordCounts | null) =>
  counts === null || counts.known === null ? 0 : newIn(counts)
