import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../site/journey.ts'
import { addressOf, askRest } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

test('a finger that stays on a word and is drawn to another chooses a phrase, which is kept', async ({
  page,
  keys,
  learner,
}) => {
  const reading = new ReadingPage(page)
  await reading.openForPhrases(await addressOf('Она и он', keys.anonKey))
  const finger = await fingerOn(page)
  await finger.press(reading.word('читает', 1))
  await expect.poll(() => drawnPhrase(page)).toBe('читает')
  await finger.drawTo(reading.word('книгу'))
  await expect.poll(() => drawnPhrase(page)).toBe('читает книгу')
  const scrolled = await page.evaluate(() => scrollY)
  await finger.lift()

  await expect(reading.panel.getByRole('heading', { level: 2 })).toHaveText('читает книгу')
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled)
  await reading.keep('lit un livre')
  await expect(page).toHaveSaid('Traduction ajoutée avec succès.')
  const own = { apikey: keys.anonKey, token: learner.accessToken }
  expect(await askRest('GET', 'user_words?select=word_ru,word_sentence', own)).toEqual([
    { word_ru: 'читает книгу', word_sentence: 'Он читает книгу.' },
  ])
})

test('a word that was pressed for long waits for the last word of its phrase', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await reading.openForPhrases(await addressOf('Она и он', keys.anonKey))
  const finger = await fingerOn(page)
  await finger.press(reading.word('Завтра'))
  await expect.poll(() => drawnPhrase(page)).toBe('Завтра')
  await finger.lift()
  await expect(page).toHaveSaid('Touchez le dernier mot de l’expression.')
  await expect(reading.panel).toHaveCount(0)

  await reading.word('домой').tap()
  await expect(reading.panel.getByRole('heading', { level: 2 })).toHaveText('Завтра она идёт домой')
  await reading.panel.getByRole('button', { name: 'Fermer' }).click()

  await finger.press(reading.word('Завтра'))
  await expect.poll(() => drawnPhrase(page)).toBe('Завтра')
  await finger.lift()
  await reading.word('книгу').tap()
  await expect(reading.panel.getByRole('heading', { level: 2 })).toHaveText('кни́гу')
})

/** What is drawn as one mark. */
const drawnPhrase = (page: Page) =>
  page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('phrase') ?? [])]
    return range instanceof Range ? range.toString() : ''
  })

async function fingerOn(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  const middleOf = async (word: Locator) => {
    const box = await word.boundingBox()
    if (!box) throw new Error('a word is not drawn')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  return {
    async press(word: Locator) {
      await word.scrollIntoViewIfNeeded()
      await send('touchStart', await middleOf(word))
    },
    drawTo: async (word: Locator) => send('touchMove', await middleOf(word)),
    lift: () => send('touchEnd'),
  }
}
