import { takenBack, undo, untouchedKnown } from '@slovo/messages/words/states'
import { localeOf } from '../ui/local-path.ts'
import { sayIn } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import { changesPath, sendForm } from '../visit/form/send-form.ts'
import { presentOutcome, refuseOnNetworkError } from '../words/outcome.ts'
import { takeBackKnownForm, type UntouchedOutcome } from './untouched-form.ts'

type TakenBack = Extract<UntouchedOutcome, { kind: 'taken-back' }>

/** Under which the tab remembers what can still be taken back: the toast goes with its reader to the next page. */
const OFFERED = 'slovo-undo'
const OFFERED_MS = 8000

interface Offer {
  /** Of the text. */
  path: string
  batch: string
  count: number
  until: number
}

/** Says how many words have become known, and takes them back when asked. */
export function offerUndo(offer: Omit<Offer, 'until'>) {
  sessionStorage.setItem(OFFERED, JSON.stringify({ ...offer, until: Date.now() + OFFERED_MS }))
  show(offer)
}

/** The offer of the page before, as long as it holds. */
export function repeatUndo() {
  const offer: Offer | null = JSON.parse(sessionStorage.getItem(OFFERED) ?? 'null')
  if (offer && Date.now() < offer.until) show(offer)
}

function show({ path, batch, count }: Omit<Offer, 'until'>) {
  const say = sayIn[localeOf(location.pathname)]
  const onClick = () => {
    sessionStorage.removeItem(OFFERED)
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
