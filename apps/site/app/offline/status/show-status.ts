import type { Locale } from '@slovo/messages'
import { isOffline, refusedCount, waiting, waitingForAccount } from '@slovo/messages/offline/status'
import { sayIn } from '../../ui/say.ts'
import { listChanges } from '../queue/list-changes.ts'
import { ownerHere, readerHere } from '../queue/owner.ts'
import { unsentReviews } from './unsent-reviews.ts'

/** The link in the top bar: how much waits for the network, or that there is none. */
export async function showStatus(locale: Locale, { needsAccount = false } = {}): Promise<void> {
  const say = sayIn[locale]
  const changes = await listChanges(ownerHere())
  const count = changes.waiting.length + unsentReviews(readerHere())
  const text =
    changes.refused.length > 0
      ? say(refusedCount, { count: changes.refused.length })
      : count > 0
        ? say(needsAccount ? waitingForAccount : waiting, { count })
        : navigator.onLine
          ? ''
          : say(isOffline)
  for (const link of document.querySelectorAll<HTMLElement>('[data-offline-status]')) {
    const said = link.querySelector('span')
    if (said && said.textContent !== text) said.textContent = text
    link.hidden = text === ''
  }
}
