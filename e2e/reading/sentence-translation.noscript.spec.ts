import { expect, siteUrl, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { makeTranslatedText } from './translated-text.ts'

test('without script each sentence has a link to its translation, and several are open', async ({
  page,
  keys,
}) => {
  const address = await makeTranslatedText(keys)
  await page.goto(address)
  await expect(page.locator('t-')).toHaveCount(8)
  await expect(page.locator('t-').first()).toBeHidden()
  await page.goto(`${address}?words=links`)
  const links = page.getByRole('link', { name: 'Traduire la phrase' })
  const lines = page.locator('.sentence-translation')
  await expect(links).toHaveCount(8)
  await expect(lines).toHaveCount(0)

  await links.nth(3).click()
  await expect(page).toHaveURL(`${siteUrl}${address}?words=links&sentence=3#s3`)
  await expect(lines).toHaveText(['— Que lit-il ? demanda-t-elle.'])
  await links.first().click()
  await expect(lines).toHaveText(['C’est Anna.', '— Que lit-il ? demanda-t-elle.'])
  await links.nth(3).click()
  await expect(lines).toHaveText(['C’est Anna.'])

  await page.goto(`${address}?sentence=99&sentence=x`)
  await expect(lines).toHaveCount(0)
  await page.goto(`${await addressOf('Мои книги', keys.anonKey)}?words=links`)
  await expect(links).toHaveCount(0)
})
