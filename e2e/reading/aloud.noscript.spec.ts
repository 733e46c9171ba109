import { expect, test } from '../site/journey.ts'
import { barOf, haveHeardText } from './heard-text.ts'

test('without script a recording has the controls of the browser, and nothing else', async ({
  page,
  keys,
}) => {
  await page.goto(await haveHeardText(keys, { body: 'Анна дома.', seconds: 2 }))
  const { bar } = barOf(page)
  await expect(bar.locator('audio[controls]')).toBeInViewport()
  await expect(bar.getByRole('button')).toHaveCount(0)

  await page.goto(await haveHeardText(keys, { body: 'Анна дома.' }))
  await expect(page.locator('.reading-text')).toContainText('Анна')
  await expect(bar).toHaveCount(0)
})
