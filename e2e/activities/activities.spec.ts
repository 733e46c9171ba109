import type { Page } from '@playwright/test'
import { expectAccessible } from '../screens/good-screen.ts'
import { expect, test } from '../site/journey.ts'
import { countedTypes } from './activities-content.ts'
import { withActivities } from './activities-page.ts'

test('all players are accessible and fit, in both themes', async ({ page, keys }) => {
  test.setTimeout(180_000)
  await withActivities(keys, countedTypes, async (address) => {
    for (const place of [address, `/ru${address}`]) {
      await page.goto(place)
      const checks = page.getByRole('button', { name: /Vérifier|Проверить/ })
      await expect(checks).toHaveCount(11)
      await expectGood(page, place)
      for (let left = 11; left > 0; left--) {
        await checks.first().press('Enter')
        await expect(checks).toHaveCount(left - 1)
      }
      await expectGood(page, `${place}, checked`)
    }
  })
})

async function expectGood(page: Page, screen: string) {
  await expectAccessible(page, screen, { within: '.activities' })
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isTooWide).toBe(false)
}
