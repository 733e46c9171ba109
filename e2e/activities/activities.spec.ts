import type { Page } from '@playwright/test'
import { findViolations } from '../screens/good-screen.ts'
import { expect, test } from '../site/journey.ts'
import { countedTypes } from './activities-content.ts'
import { withActivities } from './activities-page.ts'

for (const theme of ['light', 'dark'] as const) {
  test(`all players are accessible and fit, in the ${theme} theme`, async ({ page, keys }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme: theme })
    await withActivities(keys, countedTypes, async (address) => {
      for (const place of [address, `/ru${address}`]) {
        await page.goto(place)
        const checks = page.getByRole('button', { name: /Vérifier|Проверить/ })
        await expect(checks).toHaveCount(11)
        await expectGood(page)
        for (let left = 11; left > 0; left--) {
          await checks.first().press('Enter')
          await expect(checks).toHaveCount(left - 1)
        }
        await expectGood(page)
      }
    })
  })
}

async function expectGood(page: Page) {
  expect(await findViolations(page, { within: '.activities' })).toEqual([])
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isTooWide).toBe(false)
}
