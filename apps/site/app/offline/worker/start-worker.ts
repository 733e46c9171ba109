import type { Locale } from '@slovo/messages'
import { newVersion, reload } from '@slovo/messages/offline/status'
import { sayIn } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { hearNews } from '../device/news.ts'
import { VISITOR } from '../device/visitor.ts'
import { readerHere } from '../queue/owner.ts'
import { askWorker } from './ask-worker.ts'

/** Under which this tab remembers that a visitor has opened a page before. */
const SEEN = 'slovo-seen'
/** A visitor who leaves at once loads nothing for a time without a network. */
const FIRST_VISIT_MS = 15_000

/**
 * Starts the service worker: for a learner when the page has nothing else to do, for a visitor who stays or opens a second page. In
 * development there is none, for it would serve what was there before.
 */
export function startWorker(locale: Locale): void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const isNew = readerHere() === VISITOR && !serviceWorker.controller && !isSeen()
  if (isNew) setTimeout(() => void registerWorker(locale), FIRST_VISIT_MS)
  else void registerWorker(locale)
  hearNews(({ about }) => {
    if (about === 'changes') void requestSync(serviceWorker)
  })
}

function isSeen() {
  try {
    const isSeen = sessionStorage.getItem(SEEN) !== null
    sessionStorage.setItem(SEEN, '')
    return isSeen
  } catch {
    // The settings of some browsers forbid it.
    return false
  }
}

let isRegistered = false

/** Registers the worker, once for a page: at once where something is to be kept now. */
export async function registerWorker(locale: Locale): Promise<void> {
  const { serviceWorker } = navigator
  if (!import.meta.env.PROD || !serviceWorker || isRegistered) return
  isRegistered = true
  const wasThere = serviceWorker.controller !== null
  try {
    const registration = await serviceWorker.register('/sw.js')
    if (!wasThere) adopt()
    offerNewVersion(registration, locale)
  } catch {
    // Some settings of a browser forbid it: the site works as before.
  }
}

const LAST_FILES_MS = 5000

/** What this page loads before the worker has taken it over. */
function adopt() {
  const loaded = new PerformanceObserver((entries) => {
    const files = entries.getEntries().map(({ name }) => name)
    askWorker({ ask: 'adopt', page: location.href, files })
  })
  loaded.observe({ type: 'resource', buffered: true })
  const { serviceWorker } = navigator
  const stop = () => setTimeout(() => loaded.disconnect(), LAST_FILES_MS)
  serviceWorker.addEventListener('controllerchange', stop, { once: true })
}

/** Says that a new version is there, once; nothing is reloaded before the user wants it. */
function offerNewVersion(registration: ServiceWorkerRegistration, locale: Locale) {
  const say = sayIn[locale]
  let isWanted = false
  const offer = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return
    showToast('success', say(newVersion), {
      label: say(reload),
      onClick: () => {
        isWanted = true
        registration.waiting?.postMessage({ ask: 'take-over' })
      },
    })
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) location.reload()
  })
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer()
    })
  })
  offer()
}

/** Background Sync, where the browser has it: what waits is sent also when no page is open. */
async function requestSync(serviceWorker: ServiceWorkerContainer) {
  const registration = await serviceWorker.ready
  const sync: unknown = Reflect.get(registration, 'sync')
  if (typeof sync !== 'object' || sync === null) return
  const register: unknown = Reflect.get(sync, 'register')
  if (typeof register !== 'function') return
  await Promise.resolve(Reflect.apply(register, sync, ['changes'])).catch(() => undefined)
}
