import type { CDPSession, Page } from '@playwright/test'

/** 1.6 Mbit/s and 150 ms, as Lighthouse has it. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** Lets a page run as on a phone with a processor four times slower and a slow network. */
export async function beSlowPhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}
