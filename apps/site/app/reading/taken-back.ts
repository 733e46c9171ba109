import { takenBack } from '@slovo/messages/words/states'
import { localeOf } from '../ui/local-path.ts'
import { sayIn } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import { changesPath, sendForm } from '../visit/form/send-form.ts'
import { presentOutcome, refuseOnNetworkError } from '../words/outcome.ts'
import { takeBackKnownForm, type UntouchedOutcome } from './untouched-form.ts'

type TakenBack = Extract<UntouchedOutcome, { kind: 'taken-back' }>

const followers = new Set<(outcome: TakenBack) => void>()

/** The text that is open is drawn anew: another one than where the words became known, it may have some of them too. */
export function followTakenBack(follow: (outcome: TakenBack) => void): () => void {
  followers.add(follow)
  return () => void followers.delete(follow)
}

/** The button of a toast outlives what showed it: it sends by itself, and says what became of it. */
export async function takeBack(path: string, batch: string) {
  const [intent] = takeBackKnownForm.intents
  const fields = { intent, batch }
  const outcome = await refuseOnNetworkError(fields, () =>
    sendForm<UntouchedOutcome>(changesPath(path), fields),
  )
  if (outcome?.kind === 'taken-back') return sayTakenBack(outcome)
  if (outcome?.kind !== 'refused') return
  const { kind, text } = presentOutcome(localeOf(location.pathname), outcome)
  showToast(kind, text)
}

export function sayTakenBack(outcome: TakenBack) {
  for (const follow of followers) follow(outcome)
  showToast('success', sayIn[localeOf(location.pathname)](takenBack))
}
