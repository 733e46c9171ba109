import { expect, test } from '../site/journey.ts'

test('on a slow network the font comes after the first page, and the second page has it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { downlink: 1.5 } }),
  )
  const root = page.locator('html')
  await page.goto('/')
  await expect(root).not.toHaveAttribute('data-font')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('slovo-font'))).toBe('1')
  await expect(root).not.toHaveAttribute('data-font')

  await page.goto('/materials')
  await expect(root).toHaveAttribute('data-font')
})
