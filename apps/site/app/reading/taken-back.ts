import { takenBack } from '@slovo/messages/words/states'
import { localeOf } from '../ui/local-path.ts'
import { sayIn } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import { presentOutcome, type WordOutcome } from '../words/outcome.ts'
import { takeBackKnownForm, type UntouchedOutcome } from './untouched-form.ts'

type TakenBack = Extract<UntouchedOutcome, { kind: 'taken-back' }>

const followers = new Set<(outcome: TakenBack) => void>()

/** The text that is open is drawn anew: another one than where the words became known, it may have some of them too. */
export function followTakenBack(follow: (outcome: TakenBack) => void): () => void {
  followers.add(follow)
  return () => void followers.delete(follow)
}

/** The button of a toast outlives its page: what became of it is said by the route, on whatever page. */
export function presentTakenBack(outcome: UntouchedOutcome | WordOutcome) {
  const locale = localeOf(location.pathname)
  if (outcome.kind === 'refused' && outcome.intent === takeBackKnownForm.intents[0]) {
    const { kind, text } = presentOutcome(locale, outcome)
    showToast(kind, text)
  }
  if (outcome.kind !== 'taken-back') return
  for (const follow of followers) follow(outcome)
  showToast('success', sayIn[locale](takenBack))
}
