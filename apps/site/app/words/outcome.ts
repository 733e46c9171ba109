import { type Locale, say } from '@slovo/messages'
import { errors } from '@slovo/messages/errors'
import { lookUpMessage } from '@slovo/messages/localised-keys'
import { keptHere } from '@slovo/messages/offline/kept-here'
import { previewOnly, removed } from '@slovo/messages/reading/page'
import { noPhrase } from '@slovo/messages/words/phrases'
import { stateNames, stateSaid, stateTakenBack } from '@slovo/messages/words/states'
import { localeOf } from '../ui/local-path.ts'
import type { FormRefusal } from '../visit/form/define-form.ts'
import type { SaidState } from './states/word-state.ts'
import type { SavedWord } from './word.ts'
import { SAVE_OWN } from './word-forms.ts'

const ownRefusals = {
  unknown: errors.unknown,
  'not-removed': errors.deleteWord,
  preview: previewOnly,
  'no-phrase': noPhrase,
}

/** Why the saved words were not changed: one of the specified keys, or a reason of our own. */
export type WordRefusal = 'duplicate_translation' | 'unexpected_error' | keyof typeof ownRefusals

/** A form of a word that was not accepted. */
export type RefusedWord = FormRefusal & { reason?: WordRefusal }

/** What became of a change of the saved words that the page has already shown. */
export type WordOutcome =
  | { kind: 'saved'; word: SavedWord }
  | { kind: 'removed'; keptLemmaIds: number[] }
  | { kind: 'said'; lemma: string; state: SaidState | null }
  /** There is no network: it waits on this device. */
  | { kind: 'queued' }
  | RefusedWord

/** The sentence for each outcome, as it is specified for the words that are saved. */
export function presentOutcome(locale: Locale, outcome: WordOutcome) {
  if (outcome.kind === 'removed') return { kind: 'success', text: say(locale, removed) } as const
  if (outcome.kind === 'saved') {
    return { kind: 'success', text: lookUpMessage('success_add_translation', locale) } as const
  }
  if (outcome.kind === 'queued') return { kind: 'success', text: say(locale, keptHere) } as const
  if (outcome.kind === 'said')
    return { kind: 'success', text: stateMessage(locale, outcome) } as const
  const text = outcome.refusal ?? outcome.errors.definition ?? say(locale, errors.unexpected)
  return { kind: 'error', text } as const
}

function stateMessage(locale: Locale, said: { lemma: string; state: SaidState | null }) {
  const { lemma, state } = said
  if (!state) return say(locale, stateTakenBack)
  return say(locale, stateSaid, { lemma, state: say(locale, stateNames[state]) })
}

/** The specified sentence: beside an own translation, which stays to be mended; else only in a toast. */
export function wordFault(locale: Locale, intent: string, reason: WordRefusal) {
  const isKey = reason === 'duplicate_translation' || reason === 'unexpected_error'
  const refusal = isKey ? lookUpMessage(reason, locale) : say(locale, ownRefusals[reason])
  return besideOwn(intent, refusal)
}

/** Beside an own translation too, where one was typed. */
export const besideOwn = (intent: string, refusal: string) => ({
  refusal,
  errors: intent === SAVE_OWN ? { definition: refusal } : {},
})

/** A network error refuses the change, so that it is rolled back and the page stays. The specified sentence is « unknown ». */
export async function refuseOnNetworkError<T>(
  sent: Record<string, string>,
  post: () => Promise<T>,
) {
  try {
    return await post()
  } catch {
    const { intent = '', ...typed } = sent
    const fault = wordFault(localeOf(location.pathname), intent, 'unknown')
    return { kind: 'refused', intent, typed, ...fault } satisfies RefusedWord
  }
}
