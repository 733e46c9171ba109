import type { Page } from '@playwright/test'
import { expectAccessible } from '../screens/good-screen.ts'
import { expect, onlyWide, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'
import { FIRST, makeTranslatedText, THIRD } from './translated-text.ts'

/** The requests for translations that the page has made. */
function noteAsked(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/(translation|sentence)\.json/.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Opened, with its sentences listening too. */
async function openTranslated(page: Page, address: string) {
  const reading = new ReadingPage(page)
  await reading.open(address)
  await expect(reading.text).toHaveAttribute('data-translated', '')
  return { ...reading, reading, lines: page.locator('.sentence-translation') }
}

test('a touch on the mark of a sentence shows its translation under it, and nothing was fetched before', async ({
  page,
  keys,
}) => {
  const asked = noteAsked(page)
  const { text, lines } = await openTranslated(page, await makeTranslatedText(keys))
  await expect(text).not.toContainText(FIRST)
  expect(await page.content()).not.toContain(FIRST)
  expect(asked).toEqual([])

  const marks = text.locator('t-')
  await expect(marks).toHaveCount(8)
  await marks.nth(2).click()
  await expect(lines).toHaveText([THIRD])
  await expect(lines).toHaveAttribute('lang', 'fr')
  await expect(page.locator('.sentence-translations')).toHaveText(THIRD)
  await marks.first().click()
  await expect(lines).toHaveText([FIRST, THIRD])
  expect(asked).toHaveLength(1)
  await expectAccessible(page, 'two sentences translated', { within: 'article' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await marks.nth(2).click()
  await expect(lines).toHaveText([FIRST])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(lines).toHaveText([FIRST])
  await marks.first().click()
  await expect(lines).toHaveCount(0)
})

test('the panel of a word leads to the translation of its sentence', async ({ page, keys }) => {
  const { reading, lines } = await openTranslated(page, await makeTranslatedText(keys))
  await reading.touch('тоже')
  await reading.panel.getByRole('button', { name: 'Traduire la phrase' }).click()
  await expect(lines).toHaveText([THIRD])
  await expect(reading.panel).toBeHidden()
  await expect(reading.word('тоже')).toBeFocused()
})

test(
  'the arrow keys come by the marks, Tab passes them, and T translates the sentence of a word',
  onlyWide,
  async ({ page, keys }) => {
    const { reading, text, lines } = await openTranslated(page, await makeTranslatedText(keys))
    await reading.word('Это').focus()
    await page.keyboard.press('t')
    await expect(lines).toHaveText([FIRST])
    await expectAccessible(page, 'a sentence translated by a key', { within: 'article' })
    await page.keyboard.press('Escape')
    await expect(lines).toHaveCount(0)

    await page.keyboard.press('ArrowRight')
    await expect(reading.word('Анна')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    const mark = text.locator('t-').first()
    await expect(mark).toBeFocused()
    await expect(mark).toHaveRole('button')
    await expect(mark).toHaveAccessibleName('Traduire la phrase')
    await expect(mark).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(lines).toHaveText([FIRST])
    await expect(mark).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(reading.word('Она')).toBeFocused()
    await expect(reading.word('Она')).toHaveRole('button')
    await page.keyboard.press('ArrowLeft')
    await expect(mark).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(lines).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await expect(reading.word('Анна')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('End')
    await expect(reading.word('домой')).toBeFocused()

    await page.keyboard.press('Tab')
    expect(await text.evaluate((element) => element.contains(document.activeElement))).toBe(false)
    await reading.touch('парк')
    await page.keyboard.press('t')
    await expect(lines).toHaveText(['En ville, il y a un parc, une rue, etc.'])
  },
)

test(
  'on a wide screen the translation stands beside the text, and stays so for other texts and without script',
  onlyWide,
  async ({ page, keys, browser }) => {
    const address = await makeTranslatedText(keys)
    const { text } = await openTranslated(page, address)
    const beside = page.getByRole('button', { name: 'Traduction à côté' })
    await beside.click()
    await expect(beside).toHaveAttribute('aria-pressed', 'true')
    const columns = text.locator('.translated')
    await expect(columns).toHaveCount(3)
    await expect(columns.first()).toHaveText(`${FIRST} Elle habite en ville. ${THIRD}`)
    const [left, right] = [
      await text.locator('p').nth(1).boundingBox(),
      await columns.nth(1).boundingBox(),
    ]
    expect(right?.y).toBe(left?.y)
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
    await expectAccessible(page, 'two columns', { within: 'article' })

    await page.reload()
    await expect(columns).toHaveCount(3)
    const unscripted = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const served = await unscripted.newPage()
    await served.goto(page.url())
    await expect(served.locator('.translated').first()).toContainText(FIRST)
    await served.getByRole('button', { name: 'Traduction à côté' }).click()
    await expect(served.locator('.translated')).toHaveCount(0)
    await unscripted.close()

    await page.setViewportSize({ width: 800, height: 800 })
    await expect(columns.first()).toBeHidden()
    await expect(text.locator('t-').first()).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await beside.click()
    await expect(columns).toHaveCount(0)
  },
)

test('a text without translation has neither marks nor switch', async ({ page, keys }) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Мои книги', keys.anonKey))
  await expect(page.getByRole('button', { name: 'Traduction à côté' })).toHaveCount(0)
  await reading.touch('книгу')
  await expect(reading.panel.getByRole('button', { name: 'Traduire la phrase' })).toHaveCount(0)
  expect(await reading.text.locator('t-').first().boundingBox()).toMatchObject({ width: 0 })
})

test.describe('without a line', () => {
  test.use({ expectedMistakes: /ERR_FAILED/ })

  test('a translation that does not come says so, and comes when it is asked for again', async ({
    page,
    keys,
  }) => {
    const { text, lines } = await openTranslated(page, await makeTranslatedText(keys))
    await page.route('**/translation.json*', (route) => route.abort())
    const mark = text.locator('t-').first()
    await mark.click()
    await expect(lines).toHaveText(['La traduction n’est pas arrivée. Réessayez dans un instant.'])
    await page.unroute('**/translation.json*')
    await mark.click()
    await mark.click()
    await expect(lines).toHaveText([FIRST])
  })
})
