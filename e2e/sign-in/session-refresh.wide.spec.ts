import type { Page } from '@playwright/test'
import { expect, sessionCookie, siteUrl, test } from '../site/journey.ts'

const TOKEN = /\/auth\/v1\/token\?grant_type=refresh_token/

test.use({ expectedMistakes: /Failed to load resource.*503/ })

// S4-refresh S9-refresh
test('an open page looks every 30 s, and refreshes the session when it would end at the third look', async ({
  page,
  visitor,
}) => {
  const refreshed: number[] = []
  await page.route(TOKEN, async (route) => {
    refreshed.push(await page.evaluate(() => Date.now()))
    return route.continue()
  })
  const expiresAt = await openWith(page, visitor.session, 260)
  const before = await storedSession(page)

  const pass = async () => {
    await page.clock.runFor(1000)
    return refreshed.length
  }
  await expect.poll(pass, { intervals: [20] }).toBe(1)
  const secondsLeft = expiresAt - (refreshed[0] ?? 0) / 1000
  expect(secondsLeft).toBeLessThan(120)
  expect(secondsLeft).toBeGreaterThan(80)
  await expect.poll(() => storedSession(page)).not.toBe(before)
})

// S9-refresh
test('a refresh that fails is tried again, after 200 ms and then twice as long', async ({
  page,
  visitor,
}) => {
  let tries = 0
  await page.route(TOKEN, (route) => {
    tries++
    return tries < 3 ? route.fulfill({ status: 503, body: '{}' }) : route.continue()
  })
  await keepSession(page, visitor.session, 115)
  const before = await storedSession(page)
  await page.goto('/materials')
  await expect.poll(() => storedSession(page)).not.toBe(before)

  const starts = await page.evaluate(
    (place) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(place))
        .map(({ startTime }) => startTime),
    '/auth/v1/token?grant_type=refresh_token',
  )
  expect(starts).toHaveLength(3)
  const [first = 0, second = 0, third = 0] = starts
  expect(second - first).toBeGreaterThanOrEqual(195)
  expect(third - second).toBeGreaterThanOrEqual(395)
})

/** A page whose session has this many seconds left, and whose clock stands still. */
async function openWith(page: Page, session: object, secondsLeft: number) {
  const expiresAt = await keepSession(page, session, secondsLeft)
  await page.clock.install()
  const client = page.waitForResponse(/session-refresh/)
  await page.goto('/materials')
  await client
  await page.clock.pauseAt(new Date(Date.now() + 30_000))
  return expiresAt
}

async function keepSession(page: Page, session: object, secondsLeft: number) {
  const expires_at = Math.floor(Date.now() / 1000) + secondsLeft
  const cookie = sessionCookie({ session: { ...session, expires_at, expires_in: secondsLeft } })
  await page.context().addCookies([{ ...cookie, url: siteUrl, sameSite: 'Lax' }])
  return expires_at
}

async function storedSession(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name.endsWith('-auth-token'))?.value
}
