import { makeAdmin } from '../people/admins.ts'
import { expectAccessible } from '../screens/good-screen.ts'
import { expect, test } from '../site/journey.ts'
import { materialOf } from '../site/site-data.ts'

test('the screens of the editor are accessible in both themes, and fit a phone', async ({
  page,
  learner,
  keys,
}) => {
  test.setTimeout(180_000)
  await makeAdmin(learner, keys)
  const { id } = await materialOf('Она и он', keys.anonKey)
  for (const [place, language] of [
    ['/admin/materials', 'fr'],
    [`/ru/admin/materials/${id}`, 'ru'],
    ['/admin/materials?state=deleted', 'fr'],
    ['/ru/admin/books/1', 'ru'],
    ['/admin/users', 'fr'],
    ['/admin/materials/preview', 'fr'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(place)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    if (place.endsWith(`/${id}`)) {
      await page.getByRole('button', { name: 'Предложить ударения' }).click()
      await expect(page.getByRole('region', { name: 'Слова текста' })).toBeVisible()
    }
    await expectAccessible(page, place)
    await page.setViewportSize({ width: 360, height: 740 })
    const tooWide = () =>
      page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
    expect.soft(await tooWide(), `${place} at 360 px`).toBe(0)
  }
})
