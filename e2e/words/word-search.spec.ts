import type { Page } from '@playwright/test'
import { awaitTouchable } from '../reading/reading-page.ts'
import { expectAccessible } from '../screens/good-screen.ts'
import { expect, onlyWide, test } from '../site/journey.ts'

async function openSearch(page: Page) {
  await page.goto('/')
  await awaitTouchable(page.locator('.reading-text'))
  await page.getByRole('button', { name: 'Chercher un mot' }).click()
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Mot à chercher' })
  await expect(search).toBeFocused()
  return search
}

test('« privet » typed in the top bar suggests привет, and leads to its page', async ({
  page,
  isMobile,
}) => {
  const search = await openSearch(page)
  await search.pressSequentially('privet')
  const suggestion = page.getByRole('option', { name: /^приве́т nom/ })
  await expect(suggestion).toBeVisible()
  await expectAccessible(page, 'suggestions')
  if (isMobile) {
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
  }
  await suggestion.click()
  await expect(page.getByRole('heading', { level: 1, name: /приве́т/ })).toBeVisible()
  await expect(search).toBeHidden()
})

test(
  'what is typed before the search has its code is suggested too',
  onlyWide,
  async ({ page }) => {
    const { promise: comes, resolve: come } = Promise.withResolvers<void>()
    await page.route('**/assets/search.island-*.js', async (route) => {
      await comes
      await route.continue()
    })
    const search = await openSearch(page)
    await search.pressSequentially('privet')
    come()
    await expect(page.getByRole('option', { name: /^приве́т nom/ })).toBeVisible()
  },
)

test('the keyboard alone goes through the suggestions', onlyWide, async ({ page }) => {
  const search = await openSearch(page)
  await search.pressSequentially('kniga')
  await expect(page.getByRole('option')).not.toHaveCount(0)
  await expect(search).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  const first = page.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(search).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  )

  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(search).toHaveValue('kniga')
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
})

test(
  'Enter opens the chosen suggestion, or the results of what is typed',
  onlyWide,
  async ({ page }) => {
    const search = await openSearch(page)
    await search.pressSequentially('книг')
    await expect(page.getByRole('option', { name: /^кни́га/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /кни́га/ })).toBeVisible()

    await page.getByRole('button', { name: 'Chercher un mot' }).click()
    await search.fill('privet')
    await search.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: /«\sprivet\s»/ })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^приве́т / })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /приве́т/ })).toBeVisible()
  },
)

test(
  'nothing found, and a dictionary that does not answer, are said',
  onlyWide,
  async ({ page }) => {
    const search = await openSearch(page)
    await search.pressSequentially('ъъъ')
    await expect(page.getByText('Aucun mot ne commence ainsi.')).toBeVisible()
    await search.press('Enter')
    await expect(page.getByRole('heading', { name: 'Aucun mot pour « ъъъ ».' })).toBeVisible()

    await page.route('**/suggestions.json**', (route) => route.fulfill({ status: 429, body: '' }))
    const main = page.getByRole('main').getByRole('combobox')
    await main.fill('лес')
    await expect(page.getByRole('main')).toContainText('Le dictionnaire ne répond pas.')
    await expect(main).toHaveValue('лес')
  },
)
