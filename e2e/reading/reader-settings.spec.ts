import type { Page } from '@playwright/test'
import { expectAccessible } from '../screens/good-screen.ts'
import { expect, siteUrl, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

test('a visitor sets how texts look, sees it at once, and finds it so in the next text', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  const fontSize = () => reading.text.evaluate((text) => getComputedStyle(text).fontSize)
  const before = Number.parseFloat(await fontSize())
  const set = async (name: string) => {
    const isKept = page.waitForResponse('**/reader-settings')
    await reading.set(name)
    await isKept
  }
  await set('Très grand')
  expect(Number.parseFloat(await fontSize())).toBeCloseTo(before * 1.8, 1)
  await set('Aéré')
  await set('Avec empattements')
  await expect(page.getByRole('radio', { name: 'Avec empattements' })).toBeFocused()
  await expectAccessible(page, 'the reader settings', { within: '.reader-settings' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Réglages de lecture' })).toBeFocused()

  await reading.open(await addressOf('Мои книги', keys.anonKey))
  await expect(page.locator('.reading')).toHaveAttribute('data-reader', 'largest airy serif')
  await expect(reading.text).toHaveCSS('font-family', /Georgia/)
  for (const name of ['Moyen', 'Normal', 'Sans empattements']) await set(name)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'reader')).toBeUndefined()
})

test('with the keyboard, settings and panel close once they are left for the page that they cover', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await page.getByRole('button', { name: 'Réglages de lecture' }).press('Enter')
  const settings = page.getByRole('dialog', { name: 'Réglages de lecture' })
  await settings.getByRole('checkbox', { name: 'Mots en boutons' }).focus()
  await page.keyboard.press('Tab')
  await expect(settings).toBeHidden()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)

  await reading.touch('читает')
  await reading.panel.getByRole('button', { name: 'Garder' }).focus()
  await page.keyboard.press('Tab')
  await expect(reading.panel).toBeHidden()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test.describe('while the line is away', () => {
  test.use({ expectedMistakes: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('what a learner sets is kept in the browser', async ({ page, keys, learner: _ }) => {
    const reading = new ReadingPage(page)
    const address = await addressOf('Она и он', keys.anonKey)
    await reading.open(address)
    const isKept = page.waitForResponse('**/reader-settings')
    await reading.set('Grand')
    await isKept
    await page.context().setOffline(true)
    await reading.set('Aéré')
    await reading.set('Marquer les mots')
    const cookies = async () =>
      (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
    await expect.poll(cookies).toContain('marks=0')

    await page.context().setOffline(false)
    await reading.open(address)
    await expect(page.locator('.reading')).toHaveAttribute('data-reader', 'large airy unmarked')
  })
})

test('a text with settings is drawn with them from the start: nothing jumps', async ({
  page,
  keys,
}) => {
  await page.context().addCookies([
    { name: 'reader', value: 'largest.airy.wide.serif', url: siteUrl },
    { name: 'accents', value: '1', url: siteUrl },
  ])
  await measureShift(page)
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await expect(reading.word('кни́гу')).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(await shiftOn(page)).toBe(0)
})

test('a visitor is led back on the same device to where they stopped, and nothing jumps', async ({
  page,
  keys,
}) => {
  await measureShift(page)
  const reading = new ReadingPage(page)
  const address = await addressOf('Письмо', keys.anonKey)
  await reading.open(address)
  const goOn = page.getByRole('link', { name: 'Reprendre là où vous étiez' })
  await expect(goOn).toHaveCount(0)
  await reading.text
    .locator('w-')
    .nth(60)
    .evaluate((word) => word.scrollIntoView())
  const placeOnDevice = () => page.evaluate(() => localStorage.getItem('slovo-places') ?? '')
  await expect.poll(placeOnDevice).toMatch(/^\d+ \d+:\d+$/)
  const word = (await placeOnDevice()).split(':')[1]

  await page.goto('/materials')
  await reading.open(address)
  await expect(goOn).toBeVisible()
  expect(await shiftOn(page)).toBe(0)
  await goOn.click()
  await expect(reading.text.locator('w-').nth(Number(word))).toBeInViewport()
})

test('words as buttons: a screen reader finds each, and the keyboard still has one stop for all', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  const buttons = reading.text.getByRole('button')
  await expect(buttons).toHaveCount(1)
  const isKept = page.waitForResponse('**/reader-settings')
  await reading.set('Mots en boutons')
  await isKept
  const count = await reading.text.locator('w-').count()
  await expect(buttons).toHaveCount(count)
  await expect(reading.text.locator('w-[tabindex="0"]')).toHaveCount(1)

  await reading.open(await addressOf('Мои книги', keys.anonKey))
  await expect(buttons).toHaveCount(await reading.text.locator('w-').count())
  await expectAccessible(page, 'words as buttons', { within: '.reading-text' })
  await buttons.getByText('книгу', { exact: true }).click()
  await expect(reading.panel).toContainText('кни́га')
  await page.keyboard.press('Escape')
  await reading.set('Mots en boutons')
  await expect(buttons).toHaveCount(1)
})

/** Adds up how far things were moved without a hand of the reader. */
function measureShift(page: Page) {
  return page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          shift += Number(entry.value)
        }
      }
      Object.assign(window, { shift })
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shift })
  })
}

const shiftOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((settled) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => settled('shift' in window ? window.shift : undefined)),
        ),
      ),
  )
