import { outdated, refused, sent } from '@slovo/messages/offline/status'
import { barePath, localeOf } from '../ui/local-path.ts'
import { sayIn } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import { hearNews } from './device/news.ts'
import { openDocumentsOffline } from './open-documents-offline.ts'
import type { SentChanges } from './queue/change.ts'
import { ownerHere } from './queue/queue.ts'
import { sendChanges } from './queue/send-changes.ts'
import { showStatus } from './status/show-status.ts'
import { askWorker } from './worker/ask-worker.ts'
import { startWorker } from './worker/start-worker.ts'

const RETRY_MS = 30_000

/**
 * Sends what waits when a page is opened, when the network is back, and again as long as something is left. `sendMore` sends what
 * waits elsewhere.
 */
export function beginOffline(sendMore: () => Promise<void>): void {
  const locale = localeOf(location.pathname)
  const say = sayIn[locale]
  let retrying: ReturnType<typeof setTimeout> | undefined

  function saySent(changes: SentChanges) {
    if (changes.sent > 0) showToast('success', say(sent, { count: changes.sent }))
    if (changes.outdated > 0) showToast('error', say(outdated))
    if (changes.refused > 0) showToast('error', say(refused))
  }
  async function send() {
    clearTimeout(retrying)
    let needsAccount = false
    if (navigator.onLine) {
      const sending = await sendChanges(ownerHere())
      saySent(sending)
      if (sending.isLeft) sendLater()
      needsAccount = sending.needsAccount
      await sendMore()
    }
    await showStatus(locale, { needsAccount })
  }
  // A browser that forbids its storage keeps nothing, and has nothing to send.
  const run = () => void send().catch(() => undefined)
  function sendLater() {
    clearTimeout(retrying)
    retrying = setTimeout(run, RETRY_MS)
  }

  run()
  addEventListener('online', run)
  addEventListener('offline', () => void showStatus(locale).catch(() => undefined))
  hearNews((news) => {
    if (news.about === 'sent' && document.visibilityState === 'visible') saySent(news)
    if (news.about !== 'changes') return
    sendLater()
    void showStatus(locale)
  })
  document.addEventListener('visibilitychange', () => {
    const isLeft = document.visibilityState === 'hidden'
    const hasReviewed = barePath(location.pathname) === '/review'
    if (isLeft && navigator.onLine) askWorker({ ask: 'renew', locale, isChanged: hasReviewed })
  })
  openDocumentsOffline()
  startWorker(locale)
}
