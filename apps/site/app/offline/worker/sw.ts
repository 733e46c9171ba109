/// <reference lib="webworker" />
import { forgetAccounts } from '../device/forget-reader.ts'
import { tellNews } from '../device/news.ts'
import { changesOwner } from '../device/reader-key.ts'
import { addChange } from '../queue/add-change.ts'
import { sendChanges } from '../queue/send-changes.ts'
import { adoptPage } from './adopt-page.ts'
import type { WorkerRequest } from './ask-worker.ts'
import { removeOldAssets } from './assets.ts'
import { answerAsset, answerPicture, answerSound, answerTextFile, isTextFile } from './files.ts'
import { keepText, removeText } from './keep-text.ts'
import { answerNotSent, answerOfflinePage, isOfflinePage } from './offline-page.ts'
import { answerPage, passPage } from './pages.ts'
import { keepPlainPages } from './plain-page.ts'
import { askAndNoteReader, currentReader } from './reader.ts'
import { renewOwnPages } from './renew-pages.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(keepPlainPages()))

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
      await removeOldAssets()
    })(),
  )
})

const SIGN_OUT = /^(\/ru)?\/signout(\.data)?$/

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const isOurs = url.origin === self.location.origin
  if (isOurs && isOfflinePage(url) && request.mode === 'navigate') {
    return event.respondWith(answerOfflinePage(event))
  }
  if (request.method === 'POST') {
    if (isOurs) answerPost(event, url)
    return
  }
  if (request.method === 'GET') answerGet(event, url, isOurs)
})

function answerGet(event: FetchEvent, url: URL, isOurs: boolean) {
  const { request } = event
  // A storage that fails keeps nothing, and no page from being loaded.
  const answer = (response: Promise<Response>) =>
    event.respondWith(response.catch(() => fetch(request)))

  if (isOurs && request.mode === 'navigate') return answer(answerPage(event))
  if (isOurs && request.headers.get('accept') === 'text/html') return answer(passPage(event))
  if (isOurs && url.pathname.startsWith('/assets/')) return answer(answerAsset.handle(event))
  if (isOurs && url.pathname.endsWith('.data'))
    return answer(askAndNoteReader(() => fetch(request)))
  if (isOurs && isTextFile(url.pathname)) return answer(answerTextFile(event))
  if (request.destination === 'image') return answer(answerPicture(event))
  if (request.destination === 'audio') return answer(answerSound(event))
}

function answerPost(event: FetchEvent, url: URL) {
  const { request } = event
  if (url.pathname === '/reading-place') return event.respondWith(noteReadingPlace(event))
  const isSignOut = SIGN_OUT.test(url.pathname)
  const sent = isSignOut ? signOut : (post: Request) => fetch(post)
  if (request.mode === 'navigate') {
    event.respondWith(sent(request).catch(() => answerNotSent(url)))
  } else if (isSignOut) event.respondWith(signOut(request))
}

/** With the session everything private goes, before the next page is shown. */
async function signOut(request: Request) {
  const response = await fetch(request)
  if (response.ok || response.type === 'opaqueredirect') {
    await forgetAccounts().catch(() => undefined)
  }
  return response
}

/** A place that a page sends as it is left waits for no answer, and for the network if there is none. */
async function noteReadingPlace(event: FetchEvent) {
  const copy = event.request.clone()
  try {
    return await fetch(event.request)
  } catch {
    const sent = await copy.formData()
    const number = (name: string) => (sent.has(name) ? Number(sent.get(name)) : null)
    const [material, word, seconds] = [number('material'), number('word'), number('seconds')]
    const owner = changesOwner(await currentReader())
    if (material) await addChange(owner, { kind: 'place', material, word, seconds: seconds ?? 0 })
    return new Response(null, { status: 204 })
  }
}

self.addEventListener('message', (event) => {
  const asked: WorkerRequest = event.data
  event.waitUntil(answer(asked))
})

async function answer(asked: WorkerRequest): Promise<void> {
  switch (asked.ask) {
    case 'keep':
      await keepText(asked)
      return renewOwnPages(asked.locale, { isChanged: true })
    case 'remove':
      return removeText(asked.owner, asked.key)
    case 'adopt':
      return adoptPage(asked.page, asked.files)
    case 'renew':
      return renewOwnPages(asked.locale, asked)
    case 'take-over':
      return self.skipWaiting()
  }
}

/** Background Sync, which not every browser has. */
interface SyncEvent extends ExtendableEvent {
  tag: string
}
const isSync = (event: Event): event is SyncEvent =>
  event instanceof ExtendableEvent && 'tag' in event

// Changes are sent also after the last page was closed.
self.addEventListener('sync', (event) => {
  if (isSync(event) && event.tag === 'changes') event.waitUntil(sendAll())
})

async function sendAll() {
  const sending = await sendChanges(changesOwner(await currentReader()))
  const { sent, outdated, refused, isLeft } = sending
  tellNews({ about: 'sent', sent, outdated, refused })
  // The browser tries again later.
  if (isLeft) throw new Error('some changes are left')
}
