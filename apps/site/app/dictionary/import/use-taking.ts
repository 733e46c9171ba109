import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { WordImport } from './imports.server.ts'

/** An import, and how many of its words would go if it was taken back now. */
export interface ImportState {
  found: WordImport
  untouched: number
}

/** How far a step has come. Words are counted only when it was the last: a count looks at all of them. */
export interface TakenStep {
  found: WordImport
  untouched: number | null
}

type TakeAnswer = ({ kind: 'taken' } & TakenStep) | { kind: 'failed' }

export type Taking = ReturnType<typeof useTaking>

/**
 * The requests that take the rows of an import, one after the other. Each answers how far it has come, so that nothing is
 * loaded anew; one that fails leaves what was known before.
 */
export function useTaking(loaded: ImportState) {
  const { id } = loaded.found
  const { state, data: answer, submit } = useFetcher<TakeAnswer>({ key: `take-${id}` })
  const [taken, setTaken] = useState<TakenStep>()
  if (answer?.kind === 'taken' && answer !== taken) setTaken(answer)
  return {
    now: taken?.found.id === id ? stateAfter(taken, loaded) : loaded,
    isIdle: state === 'idle',
    answer,
    next: () => submit({ intent: 'take' }, { method: 'post' }),
  }
}

/** Nothing was changed yet in the words that have come since the page was loaded. */
export function stateAfter({ found, untouched }: TakenStep, loaded: ImportState): ImportState {
  const since = found.words_added - loaded.found.words_added
  return { found, untouched: untouched ?? loaded.untouched + since }
}
