import { type Browser, devices, type Locator, type Page } from '@playwright/test'
import { beSlowPhone } from './slow-phone.ts'
import { median } from './subject.ts'

const OTHER_TOUCHES = 7

/** Of one visit with an empty cache, in milliseconds. */
export interface TouchTimes {
  /** Until the largest thing of the first screen is drawn. */
  largestPaint: number
  /** What tasks take beyond 50 ms, until the page is idle. */
  blocking: number
  /** Until what answers a touch is drawn: as Event Timing has it, in steps of 8 ms. */
  first: number
  other: number
}

/** A slow phone opens the page, and its reader touches words once all of it is there. */
export async function timeTouches(browser: Browser, address: string): Promise<TouchTimes> {
  const page = await browser.newPage({ ...devices['Pixel 7'] })
  await beSlowPhone(page)
  await page.addInitScript(watchTimes)
  await page.goto(address, { waitUntil: 'networkidle' })
  const { largestPaint, blocking } = await page.evaluate(() => Reflect.get(window, 'times'))
  const words = page.locator('.reading-text w-')
  const first = await touch(page, words.nth(3))
  const others: number[] = []
  for (let place = 0; place < OTHER_TOUCHES; place++) {
    await page.keyboard.press('Escape')
    await page.locator('.panel').waitFor({ state: 'hidden' })
    others.push(await touch(page, words.nth(10 + place)))
  }
  await page.close()
  return { largestPaint, blocking, first, other: median(others) }
}

/** Touches a word; the longest of the events that this makes is what its reader waits for. */
async function touch(page: Page, word: Locator): Promise<number> {
  await page.evaluate(() => Reflect.get(window, 'times').events.splice(0))
  await word.tap()
  await page.locator('.panel').waitFor()
  // Events are reported after the paint that they wait for.
  const events = await page.waitForFunction(() => {
    const { events } = Reflect.get(window, 'times')
    return events.length > 0 && events
  })
  return Math.max(...(await events.jsonValue()))
}

function watchTimes() {
  const times = { largestPaint: 0, blocking: 0, events: [] as number[] }
  Object.assign(window, { times })
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      ...{ type, buffered: true },
      ...more,
    })
  watch('largest-contentful-paint', ({ startTime }) => {
    times.largestPaint = startTime
  })
  watch('longtask', ({ duration }) => {
    times.blocking += duration - 50
  })
  watch(
    'event',
    ({ name, duration }) => /^(pointer|touch|click)/.test(name) && times.events.push(duration),
    {
      durationThreshold: 16,
    },
  )
}
