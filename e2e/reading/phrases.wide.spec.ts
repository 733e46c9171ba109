import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../screens/good-screen.ts'
import { expect, test } from '../site/journey.ts'
import { addressOf, askRest } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

test('a learner drags the mouse over words and keeps them as a phrase with their sentence', async ({
  page,
  keys,
  learner,
}) => {
  const reading = new ReadingPage(page)
  await reading.openForPhrases(await addressOf('Она и он', keys.anonKey))
  await drag(page, reading.word('читает', 1), reading.word('книгу'))

  await expect(reading.panel.getByRole('heading', { level: 2 })).toHaveText('читает книгу')
  await expect(reading.panel).toContainText('Mot à mot')
  await expect(reading.panel.getByRole('definition')).toHaveText(['lire', 'livre'])
  expect(await drawnPhrase(page)).toBe('читает книгу')
  expect(await selectedText(page)).toBe('')
  await expectAccessible(page, 'the panel of a phrase', { within: '.panel' })

  await reading.keep('lit un livre')
  await expect(page).toHaveSaid('Traduction ajoutée avec succès.')
  await expect(page.locator('.saved-words')).toContainText('читает книгу')
  await expect(reading.panel.getByRole('listitem')).toHaveText(['lit un livregardé'])
  await expect(reading.panel).toContainText('L’expression est gardée.')
  const own = { apikey: keys.anonKey, token: learner.accessToken }
  const row = 'user_words?select=word_ru,word_fr,word_sentence,sentence_form,sentence_at'
  expect(await askRest('GET', row, own)).toEqual([
    {
      word_ru: 'читает книгу',
      word_fr: 'lit un livre',
      word_sentence: 'Он читает книгу.',
      sentence_form: 'чита́ет кни́гу',
      sentence_at: 3,
    },
  ])
  await page.keyboard.press('Escape')
  await expect(reading.panel).toHaveCount(0)
  expect(await drawnPhrase(page)).toBe('')

  // The phrase is asked for like any other word.
  await page.goto('/review')
  await expect(page.getByRole('main')).toContainText('читает книгу')
})

test('an expression that the dictionary has is answered as such, kept under its own form and marked', async ({
  page,
  keys,
  learner,
}) => {
  const reading = new ReadingPage(page)
  await reading.openForPhrases(await addressOf('Чай по-русски', keys.anonKey))
  await reading.word('потому').scrollIntoViewIfNeeded()
  await drag(page, reading.word('потому'), reading.word('что'))
  await expect(reading.panel).toContainText('expression')
  await page.keyboard.press('1')
  await expect(page).toHaveSaid('Traduction ajoutée avec succès.')
  const own = { apikey: keys.anonKey, token: learner.accessToken }
  expect(await askRest('GET', 'user_words?select=word_ru,word_fr,word_sentence', own)).toEqual([
    {
      word_ru: 'потому что',
      word_fr: 'parce que',
      word_sentence: 'Зимой пьют, потому что холодно.',
    },
  ])
  await reading.expectSaved('потому', true)

  // Words that no glossary has as an expression are asked for together.
  const answer = await page.request.get('/lookup?lang=ru&text=Потому́ что')
  expect(await answer.json()).toMatchObject({ lookups: [{ lemma: 'потому что' }] })
})

test('what is dragged over the end of a sentence, or with Alt held, is selected to be copied', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await reading.openForPhrases(await addressOf('Она и он', keys.anonKey))
  await drag(page, reading.word('Анна'), reading.word('живёт'))
  expect(await selectedText(page)).toContain('Она')
  await expect(reading.panel).toHaveCount(0)

  await page.mouse.click(5, 5)
  await page.keyboard.down('Alt')
  await drag(page, reading.word('она', 1), reading.word('парк', 1))
  await page.keyboard.up('Alt')
  expect(await selectedText(page)).toContain('идёт')
  await expect(reading.panel).toHaveCount(0)
})

test('the keyboard alone takes words into a phrase, up to the end of the sentence, and looks it up', async ({
  page,
  keys,
  learner,
}) => {
  const reading = new ReadingPage(page)
  await reading.openForPhrases(await addressOf('Она и он', keys.anonKey))
  await reading.goTo('Завтра')
  for (let word = 0; word < 6; word++) await page.keyboard.press('Shift+ArrowRight')
  expect(await drawnPhrase(page)).toBe('Завтра она идёт домой')
  await expect(page.getByText('Завтра она идёт домой', { exact: true })).toBeAttached()
  await page.keyboard.press('Shift+ArrowLeft')
  expect(await drawnPhrase(page)).toBe('Завтра она идёт')
  await page.keyboard.press('Escape')
  expect(await drawnPhrase(page)).toBe('')

  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(reading.panel.getByRole('heading', { level: 2 })).toHaveText('идёт домой')
  await reading.keep('rentre chez elle')
  await expect(page).toHaveSaid('Traduction ajoutée avec succès.')
  await page.keyboard.press('Escape')
  await expect(reading.word('домой')).toBeFocused()
  const own = { apikey: keys.anonKey, token: learner.accessToken }
  expect(await askRest('GET', 'user_words?select=word_ru', own)).toEqual([
    { word_ru: 'идёт домой' },
  ])
})

test('a phrase begins with the word that was touched last as with any other', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await reading.openForPhrases(await addressOf('Она и он', keys.anonKey))
  await reading.touch('читает', 1)
  await page.keyboard.press('Escape')
  await expect(reading.word('читает', 1)).toBeFocused()
  await drag(page, reading.word('читает', 1), reading.word('книгу'))
  await expect(reading.panel.getByRole('heading', { level: 2 })).toHaveText('читает книгу')
})

test('for Russians the words of a French phrase are explained without stress marks', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await reading.openForPhrases(`/ru${await addressOf('À la boulangerie', keys.anonKey)}`)
  await drag(page, reading.word('Bonjour'), reading.word('madame'))
  await expect(reading.panel.getByRole('definition')).toHaveText(['здравствуйте', 'госпожа'])
})

test('a phrase of two sentences is refused by the server, and says what to do', async ({
  page,
  keys,
  learner: _,
}) => {
  const address = await addressOf('Она и он', keys.anonKey)
  await page.goto(address)
  const answer = await page.evaluate(async (address) => {
    const fields = {
      intent: 'save-word',
      word: '0',
      last: '3',
      lemma: 'Это Анна. Она',
      definition: 'x',
    }
    const body = new URLSearchParams(fields)
    return await (await fetch(`${address}.data`, { method: 'POST', body })).text()
  }, address)
  expect(answer).toContain('Une expression tient dans une seule phrase')
})

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('a word is not drawn')
  await page.mouse.move(start.x + 3, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width - 3, end.y + end.height / 2, { steps: 5 })
  await page.mouse.up()
}

const selectedText = (page: Page) => page.evaluate(() => String(getSelection()))

/** What is drawn as one mark. */
const drawnPhrase = (page: Page) =>
  page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('phrase') ?? [])]
    return range instanceof Range ? range.toString() : ''
  })
