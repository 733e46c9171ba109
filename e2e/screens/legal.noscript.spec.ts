import { expect, test } from '../site/journey.ts'

test('who publishes the site and what it keeps is readable without script', async ({ page }) => {
  await page.goto('/ru/legal')
  const text = page.getByRole('article')
  await expect(text).toHaveCSS('max-width', '704px')
  await text.getByRole('link', { name: 'Прочитать страницу о конфиденциальности' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Конфиденциальность')
  await expect(text).toHaveCSS('max-width', '704px')
})
