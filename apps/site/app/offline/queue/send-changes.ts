import { tellNews } from '../device/news.ts'
import { openDevice, type WaitingChange } from '../device/open-device.ts'
import { type ChangeAnswer, MAX_CHANGES_SENT, type SentChanges } from './change.ts'
import { listChanges } from './list-changes.ts'

interface Sending extends SentChanges {
  /** Whether some are left that may be accepted later. */
  isLeft: boolean
  /** Whether they are left because their account has to be signed in to. */
  needsAccount: boolean
}

const LOCK = 'slovo-changes'

/** Sends what waits, in its order; one page or worker of this browser at a time. */
export function sendChanges(owner: string): Promise<Sending> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, () => send(owner)) : send(owner)
}

async function send(owner: string): Promise<Sending> {
  const sending: Sending = { sent: 0, outdated: 0, refused: 0, isLeft: false, needsAccount: false }
  for (;;) {
    const { waiting } = await listChanges(owner)
    const batch = firstOfOneOwner(waiting)
    if (batch.length === 0) return sending
    const { answers, needsAccount } = await post(batch)
    for (const answer of answers) await settle(batch, answer, sending)
    if (answers.length > 0) tellNews({ about: 'changes' })
    if (answers.length < batch.length || answers.some(({ outcome }) => outcome === 'later')) {
      return { ...sending, isLeft: true, needsAccount }
    }
  }
}

/** The server takes the changes of one owner at once. */
function firstOfOneOwner(waiting: readonly WaitingChange[]) {
  const owner = waiting[0]?.owner
  const end = waiting.findIndex((one) => one.owner !== owner)
  return waiting.slice(0, Math.min(end < 0 ? waiting.length : end, MAX_CHANGES_SENT))
}

interface Posted {
  answers: ChangeAnswer[]
  needsAccount: boolean
}

/** No network, a busy site, a session that has ended: everything stays, and is sent again. */
async function post(batch: readonly WaitingChange[]): Promise<Posted> {
  try {
    const response = await fetch('/changes', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({
        owner: batch[0]?.owner,
        sentAt: new Date().toISOString(),
        changes: batch.map(({ change }) => change),
      }),
    })
    if (!response.ok) return { answers: [], needsAccount: response.status === 401 }
    const { answers }: { answers: ChangeAnswer[] } = await response.json()
    return { answers, needsAccount: false }
  } catch {
    return { answers: [], needsAccount: false }
  }
}

async function settle(batch: readonly WaitingChange[], answer: ChangeAnswer, sending: Sending) {
  const change = batch.find(({ id }) => id === answer.id)
  if (!change || change.place === undefined || answer.outcome === 'later') return
  const device = await openDevice()
  if (answer.outcome === 'refused') {
    sending.refused++
    await device.put('changes', { ...change, fault: answer.fault })
    return
  }
  if (answer.outcome === 'outdated') sending.outdated++
  else sending.sent++
  await device.delete('changes', change.place)
}
