import { errors } from '@slovo/messages/errors'
import { previewOnly } from '@slovo/messages/reading'

/** A word saved from the text on the page. */
export interface SavedWord {
  id: number
  word_ru: string
  word_fr: string
  word_sentence: string | null
  ru_lemma_id: number | null
  fr_lemma_id: number | null
}

export type WordRefusal = 'duplicate' | 'unexpected'

/** How a change of the saved words went, told to the page that has already shown it. */
export type WordOutcome =
  | { kind: 'saved'; word: SavedWord }
  | { kind: 'removed'; savedLemmaIds: number[] }
  | { kind: 'refused'; refusal: WordRefusal | 'not-removed' | 'preview' }

/** The specified sentence for each refusal. */
export const refusalMessages = {
  duplicate: errors.duplicateTranslation,
  unexpected: errors.unexpected,
  'not-removed': errors.deleteWord,
  preview: previewOnly,
}

/** When the server cannot be reached, a change of the saved words is refused and undone instead of losing the page. */
export async function refuseUnanswered<T>(post: () => Promise<T>) {
  try {
    return await post()
  } catch (cause) {
    if (cause instanceof Response) throw cause
    return { kind: 'refused', refusal: 'unexpected' } satisfies WordOutcome
  }
}
