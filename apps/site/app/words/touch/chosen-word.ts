import type { SubmitEvent } from 'react'
import type { ChosenWord } from '../use-words.ts'

/**
 * The translation that a form of the panel was submitted with, chosen or typed. The lemma id is for the marks on the page
 * only, and is not posted.
 */
export function chosenIn(event: SubmitEvent<HTMLFormElement>, word: number): ChosenWord {
  const fields = new FormData(event.currentTarget, event.nativeEvent.submitter)
  const { lemmaId } = event.currentTarget.dataset
  return {
    intent: String(fields.get('intent')),
    word,
    lemma: String(fields.get('lemma')),
    definition: String(fields.get('definition')).trim(),
    lemmaIds: lemmaId ? [Number(lemmaId)] : [],
  }
}
