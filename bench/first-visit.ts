import { type Browser, type CDPSession, devices } from '@playwright/test'
import { beSlowPhone } from './slow-phone.ts'

/**
 * Kilobytes over the wire of a first visit with an empty cache on a phone: until the first touch of a word is answered, by a
 * reader who touches it as soon as the page can hear it, and with all that comes when the page is idle.
 */
export async function weighFirstVisit(browser: Browser, address: string) {
  const page = await browser.newPage({ ...devices['Pixel 7'] })
  const weighed = weigh(await beSlowPhone(page))
  const untilTouch = new Promise<number>((resolve) =>
    page.exposeFunction('touchIsAnswered', () => resolve(kilobytes(weighed.bytes))),
  )
  await page.addInitScript(touchAtOnce)
  await page.goto(address, { waitUntil: 'networkidle' })
  const first = await untilTouch
  await page.waitForLoadState('networkidle')
  await page.close()
  return {
    untilTouch: first,
    all: kilobytes(weighed.bytes),
    requests: weighed.kinds.size,
    byKind: [...weighed.bytes]
      .map(([kind, size]) => `${kind} ${Math.round(size / 1000)}`)
      .join(', '),
  }
}

/** Counts what has arrived, also of files that are still on their way. */
function weigh(session: CDPSession) {
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  const add = (requestId: string, size: number) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + size)
  }
  const counted = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    counted.set(requestId, (counted.get(requestId) ?? 0) + encodedDataLength)
    add(requestId, encodedDataLength)
  })
  // What was not counted on its way: headers, and what came in one piece.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    add(requestId, encodedDataLength - (counted.get(requestId) ?? 0)),
  )
  return { kinds, bytes }
}

/** Touches a word as soon as the first can be reached, and says when it is explained. */
function touchAtOnce() {
  let isTouched = false
  const look = () => {
    if (!isTouched && document.querySelector('.reading-text w-[tabindex]')) {
      isTouched = true
      document.querySelectorAll<HTMLElement>('.reading-text w-')[3]?.click()
    }
    if (!document.querySelector('.panel .definition')) return
    watching.disconnect()
    Reflect.get(window, 'touchIsAnswered')()
  }
  const watching = new MutationObserver(look)
  watching.observe(document, { subtree: true, childList: true, attributes: true })
}

const kilobytes = (bytes: ReadonlyMap<string, number>) =>
  Math.round([...bytes.values()].reduce((sum, size) => sum + size, 0) / 1000)
