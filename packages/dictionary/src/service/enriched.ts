import { lookupKey } from '@slovo/language'
import type { Entry } from '../entry.ts'
import type { Answer } from './answer.ts'
import { presentEntries } from './present-entries.ts'

/**
 * A third party's answer with what only we know of the same lemma: stress, form, aspect
 * partner, the id that saved words are marked by. What it says itself stays as it is.
 */
export function enriched(answer: Answer, entries: Entry[]): Answer {
  const ours = presentEntries(entries, '').def
  const def = answer.def.map((theirs) => {
    const same = ours.find(({ text }) => lookupKey(text) === lookupKey(theirs.text))
    if (!same) return theirs
    const { text: _text, pos: _pos, tr: _tr, note: _note, ...known } = same
    return { ...known, ...theirs }
  })
  return { ...answer, def }
}
