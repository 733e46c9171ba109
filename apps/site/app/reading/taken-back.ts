import { takenBack, undo, untouchedKnown } from '@slovo/messages/words/states'
import { localeOf } from '../ui/local-path.ts'
import { sayIn } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import { changesPath, sendForm } from '../visit/form/send-form.ts'
import { presentOutcome, refuseOnNetworkError } from '../words/outcome.ts'
import { forgetOffer, keepOffer, type Undo } from './undo-offer.ts'
import { takeBackKnownForm, type UntouchedOutcome } from './untouched-form.ts'

type TakenBack = Extract<UntouchedOutcome, { kind: 'taken-back' }>

/** Says how many words have become known, and takes them back when asked. */
export function offerUndo(offer: Undo) {
  keepOffer(offer)
  showUndo(offer)
}

export function showUndo({ path, batch, count }: Undo) {
  const say = sayIn[localeOf(location.pathname)]
  const onClick = () => {
    forgetOffer()
    void takeBack(path, batch)
  }
  showToast('success', say(untouchedKnown, { count }), { label: say(undo), onClick })
}

const followers = new Set<(outcome: TakenBack) => void>()

/** The text that is open is drawn anew: another one than where the words became known, it may have some of them too. */
export function followTakenBack(follow: (outcome: TakenBack) => void): () => void {
  followers.add(follow)
  return () => void followers.delete(follow)
}

/** Sends by itself, and says what became of it. */
async function takeBack(path: string, batch: string) {
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
