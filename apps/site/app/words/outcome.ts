import { type Locale, say } from '@slovo/messages'
import { errors } from '@slovo/messages/errors'
import { lookUpMessage } from '@slovo/messages/localised-keys'
import { previewOnly, removed } from '@slovo/messages/reading'
import type { SavedWord } from './word.ts'

const ownRefusals = {
  unknown: errors.unknown,
  'not-removed': errors.deleteWord,
  preview: previewOnly,
}

/** Why the saved words were not changed: one of the specified keys, or a reason of our own. */
export type WordRefusal = 'duplicate_translation' | 'unexpected_error' | keyof typeof ownRefusals

/** What became of a change of the saved words that the page has already shown. */
export type WordOutcome =
  | { kind: 'saved'; word: SavedWord }
  | { kind: 'removed'; savedLemmaIds: number[] }
  | { kind: 'refused'; refusal: WordRefusal }

/** The specified sentence for each outcome. */
export function presentOutcome(locale: Locale, outcome: WordOutcome) {
  if (outcome.kind === 'removed') return { kind: 'success', text: say(locale, removed) } as const
  if (outcome.kind === 'saved') {
    return { kind: 'success', text: lookUpMessage('success_add_translation', locale) } as const
  }
  const { refusal } = outcome
  const isKey = refusal === 'duplicate_translation' || refusal === 'unexpected_error'
  const text = isKey ? lookUpMessage(refusal, locale) : say(locale, ownRefusals[refusal])
  return { kind: 'error', text } as const
}

/** A network error refuses the change, so that it is rolled back and the page stays. The specified sentence is « unknown ». */
export async function refuseOnNetworkError<T>(post: () => Promise<T>) {
  try {
    return await post()
  } catch (cause) {
    if (cause instanceof Response) throw cause
    return { kind: 'refused', refusal: 'unknown' } satisfies WordOutcome
  }
}
