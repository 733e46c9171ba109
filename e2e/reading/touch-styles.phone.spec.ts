import type { CDPSession } from '@playwright/test'
import { expect, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

interface TraceEvent {
  name: string
  ts: number
  dur?: number
  args: { elementCount?: number; data?: { type?: string } }
}

// On a slow phone half of a touch is spent on styles: each length read in between would give the panel all of its own anew.
test('a touch gives what is in the panel its style once, and the text none', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  const cdp = await page.context().newCDPSession(page)
  const events = await trace(cdp, async () => {
    await reading.touch('книгу')
    await expect(reading.panel.locator('.definition').first()).toBeVisible()
  })

  const click = events.find(({ args }) => args.data?.type === 'click')
  const within = ({ ts }: TraceEvent) =>
    click !== undefined && ts >= click.ts && ts <= click.ts + (click.dur ?? 0)
  const styled = events.filter((event) => event.name === 'UpdateLayoutTree' && within(event))
  const elements = styled.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
  const inPanel = await reading.panel.locator('*').count()
  expect(elements).toBeGreaterThanOrEqual(inPanel)
  // Beside it the word, and what loses and gets the focus.
  expect(elements).toBeLessThan(inPanel * 1.5)
})

/** What the browser did meanwhile. */
async function trace(cdp: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) if (isTraceEvent(event)) events.push(event)
  })
  const ended = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] },
  })
  await work()
  await cdp.send('Tracing.end')
  await ended
  return events
}

const isTraceEvent = (event: object): event is TraceEvent =>
  'name' in event && 'ts' in event && 'args' in event
