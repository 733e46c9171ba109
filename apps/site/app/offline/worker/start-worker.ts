import type { Locale } from '@slovo/messages'
import { newVersion, reload } from '@slovo/messages/offline/status'
import { sayIn } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { hearNews } from '../device/news.ts'
import { askWorker } from './ask-worker.ts'

/** Registers the service worker. In development there is none: it would serve what was there before. */
export function startWorker(locale: Locale): void {
  const { serviceWorker } = navigator
  if (!import.meta.env.PROD || !serviceWorker) return
  const wasThere = serviceWorker.controller !== null
  // Some settings of a browser forbid it: the site works as before.
  void serviceWorker.register('/sw.js').then(
    (registration) => {
      if (!wasThere) adopt()
      offerNewVersion(registration, locale)
    },
    () => undefined,
  )
  hearNews(({ about }) => {
    if (about === 'changes') requestSync(serviceWorker)
  })
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
