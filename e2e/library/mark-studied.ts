import type { Page } from '@playwright/test'
import { expect } from '../site/journey.ts'

/** Marks the open lesson as studied. Its end stands still only once the players of its activities have come. */
export async function markStudied(page: Page) {
  for (const activity of await page.getByRole('article').all()) {
    await expect(activity.getByRole('button').first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'J’ai étudié cette leçon' }).click()
}
