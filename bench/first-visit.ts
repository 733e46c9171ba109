import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.mjs'

/** Kilobytes over the wire and number of requests of a first visit with an empty cache, by kind. */
export async function weighFirstVisit(address: string) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await browser.close()
  const total = [...bytes.values()].reduce((sum, value) => sum + value, 0)
  const byKind = [...bytes].map(([kind, value]) => `${kind} ${Math.round(value / 1000)}`).join(', ')
  return { kilobytes: Math.round(total / 1000), requests: kinds.size, byKind }
}
