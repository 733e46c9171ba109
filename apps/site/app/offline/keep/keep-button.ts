import type { Locale } from '@slovo/messages'
import { formatRoom, keep, keeping, keptWith } from '@slovo/messages/offline/status'
import { sayIn } from '../../ui/say.ts'
import { type DeviceNews, hearNews } from '../device/news.ts'
import { openDevice } from '../device/open-device.ts'
import { VISITOR } from '../device/visitor.ts'
import { readerHere } from '../queue/owner.ts'
import { askWorker } from '../worker/ask-worker.ts'
import { registerWorker } from '../worker/start-worker.ts'

/** Brings a « Garder pour le train » to life. The worker does the keeping: it goes on when the page is left. */
export function startKeepButton(element: HTMLElement, locale: Locale, signal: AbortSignal): void {
  if (!navigator.serviceWorker || !('indexedDB' in globalThis)) return
  const key = element.dataset.keep ?? ''
  const part = <E extends HTMLElement>(name: string, kind: new () => E) => {
    const found = element.querySelector(`[data-keep-${name}]`)
    return found instanceof kind ? found : null
  }
  const buttons = [...element.querySelectorAll<HTMLButtonElement>('[data-keep-do]')]
  const [keepButton, removeButton] = [
    buttons.find(({ dataset }) => dataset.keepDo === 'keep'),
    buttons.find(({ dataset }) => dataset.keepDo === 'remove'),
  ]
  const sound = part('sound', HTMLInputElement)
  const name = part('name', HTMLElement)
  const progress = part('progress', HTMLProgressElement)
  const status = part('status', HTMLElement)
  const firstName = name?.textContent ?? ''
  const say = sayIn[locale]
  if (!keepButton || !removeButton) return

  const tell = (text: string) => {
    if (status) status.textContent = text
  }
  async function show() {
    const device = await openDevice()
    const kept =
      (await device.get('kept', [readerHere(), key])) ?? (await device.get('kept', [VISITOR, key]))
    if (progress) progress.hidden = true
    if (keepButton) keepButton.disabled = false
    if (removeButton) removeButton.hidden = !kept
    if (name) name.textContent = kept ? say(keep.again) : firstName
    if (sound && kept) sound.checked = kept.hasSound
    tell(kept ? say(keptWith, { room: formatRoom(locale, kept.bytes) }) : '')
  }
  async function hear(news: DeviceNews) {
    if (!('key' in news) || news.key !== key) return
    if (news.about === 'kept') return show()
    if (news.about === 'keep-failed') {
      await show()
      return tell(say(keep[news.reason]))
    }
    const { done, all } = news
    if (progress) Object.assign(progress, { hidden: false, max: all, value: done })
    keepButton?.setAttribute('disabled', '')
    tell(say(keeping, { done, all }))
  }

  const listening = { signal }
  const keepNow = () => {
    keepButton.disabled = true
    void registerWorker(locale)
    askWorker({ ask: 'keep', key, locale, withSound: sound?.checked ?? false })
  }
  const remove = async () => {
    const device = await openDevice()
    const isOwn = (await device.get('kept', [readerHere(), key])) !== undefined
    askWorker({ ask: 'remove', key, owner: isOwn ? readerHere() : VISITOR })
    keepButton.focus()
  }
  keepButton.addEventListener('click', keepNow, listening)
  removeButton.addEventListener('click', () => void remove(), listening)
  signal.addEventListener(
    'abort',
    hearNews((news) => void hear(news)),
  )
  void show().then(
    () => {
      element.hidden = false
    },
    // A browser that keeps nothing shows no button.
    () => undefined,
  )
}
