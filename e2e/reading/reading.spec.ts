import { expect, onlyWide, test } from '../site/journey.ts'
import { addressOf, askRest, haveWords, savedWords } from '../site/site-data.ts'
import { haveHeardText } from './heard-text.ts'
import { ReadingPage } from './reading-page.ts'

test(
  'the saved sentence is the one at the touched place, without stress marks',
  onlyWide,
  async ({ page, keys, learner }) => {
    const reading = new ReadingPage(page)
    await reading.open(await addressOf('Она и он', keys.anonKey))
    await reading.set('Accents toniques')
    await page.keyboard.press('Escape')
    await expect(reading.word('кни́гу')).toBeVisible()

    const keepAt = async (word: string, place: number, meaning: string) => {
      await reading.touch(word, place)
      await reading.keep(meaning)
      await page.keyboard.press('Escape')
      await expect(reading.panel).toBeHidden()
    }
    await keepAt('он', 0, 'il')
    await keepAt('идёт', 1, 'rentre')
    await keepAt('у́лица', 0, 'rue')

    const sentenceOf = async (word: string) =>
      (await savedWords(learner, keys.anonKey)).find(({ word_ru }) => word_ru === word)
        ?.word_sentence
    await expect.poll(() => sentenceOf('он')).toBe('Что он читает?! — спросила она.')
    await expect.poll(() => sentenceOf('идти')).toBe('Завтра она идёт домой.')
    await expect.poll(() => sentenceOf('улица')).toBe('В городе есть парк, улица и т. д.')
    const own = { apikey: keys.anonKey, token: learner.accessToken }
    const places = 'user_words?select=sentence_form,sentence_at&order=id'
    expect(await askRest('GET', places, own)).toEqual([
      { sentence_form: 'он', sentence_at: 4 },
      { sentence_form: 'идёт', sentence_at: 11 },
      { sentence_form: 'у́лица', sentence_at: 20 },
    ])
  },
)

test('accents come and go, and stay as chosen', async ({ page, keys }) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  const accents = page.getByRole('checkbox', { name: 'Accents toniques' })

  await expect(reading.word('книгу')).toBeVisible()
  const isKept = page.waitForResponse('**/reader-settings')
  await reading.set('Accents toniques')
  await expect(reading.word('кни́гу')).toBeVisible()
  await expect(accents).toBeChecked()
  await expect(accents).toBeFocused()
  await isKept
  await reading.open(await addressOf('Мои книги', keys.anonKey))
  await expect(reading.word('кни́гу')).toBeVisible()
  await reading.set('Accents toniques')
  await expect(reading.word('книгу')).toBeVisible()

  await reading.open(await addressOf("L'homme au parc", keys.anonKey))
  await expect(accents).toHaveCount(0)
})

test(
  'saved words are marked in every form of the word and in every text',
  onlyWide,
  async ({ page, keys, learner }) => {
    await haveWords(learner, keys.anonKey, [{ word_ru: 'книга', word_fr: 'livre' }])
    const reading = new ReadingPage(page)
    await reading.open(await addressOf('Мои книги', keys.anonKey))
    for (const form of ['книга', 'книгу', 'книги']) await reading.expectSaved(form, true)
    await reading.expectSaved('каждый', false)

    await reading.touch('вечер')
    await reading.panel.getByRole('button', { name: /soir/ }).first().click()
    await reading.expectSaved('вечером', true)
    await expect(reading.page).toHaveSaid('Traduction ajoutée avec succès.')
    await page.reload()
    await reading.expectSaved('вечером', true)
  },
)

test('a word removed beside the text loses its mark', onlyWide, async ({ page, keys, learner }) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Мои книги', keys.anonKey))
  await reading.touch('книгу')
  await reading.keep('bouquin')
  await page.keyboard.press('Escape')
  await expect(reading.page).toHaveSaid('Traduction ajoutée avec succès.')

  await page.getByRole('button', { name: 'Supprimer книга' }).click()
  await reading.expectSaved('книгу', false)
  await expect(reading.page).toHaveSaid('Mot supprimé.')
  expect(await savedWords(learner, keys.anonKey)).toEqual([])
})

test(
  'the keyboard alone goes from word to word, opens, closes and comes back',
  onlyWide,
  async ({ page, keys }) => {
    const reading = new ReadingPage(page)
    await reading.open(await addressOf('Она и он', keys.anonKey))
    await reading.word('Это').focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
    await expect(reading.word('Анна')).toBeFocused()

    await page.keyboard.press('End')
    await expect(reading.word('домой')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(reading.word('домой')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(reading.word('Это')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(reading.word('Это')).not.toBeFocused()
    await page.keyboard.press('Home')

    await page.keyboard.press('Enter')
    await expect(reading.panel).toContainText('Э́то')
    await page.keyboard.press('Escape')
    await expect(reading.panel).toBeHidden()
    await expect(reading.word('Это')).toBeFocused()
  },
)

test(
  'keys are known by their place, whatever letters they write',
  onlyWide,
  async ({ page, keys }) => {
    const reading = new ReadingPage(page)
    await reading.open(await addressOf('Она и он', keys.anonKey))
    const press = (code: string) =>
      page.evaluate(
        (code) =>
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'й', code, bubbles: true, cancelable: true }),
          ),
        code,
      )
    await reading.word('Это').focus()
    await press('ArrowRight')
    await expect(reading.word('Анна')).toBeFocused()
    await press('Enter')
    await expect(reading.panel).toBeVisible()
    await press('Escape')
    await expect(reading.panel).toBeHidden()
  },
)

// S4-panel
test('the same word again, a click outside and the cross close the panel', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  const closings = [
    () => reading.word('Анна').click(),
    () => page.getByRole('heading', { level: 1 }).click(),
    () => reading.panel.getByRole('button', { name: 'Fermer' }).click(),
  ]
  for (const close of closings) {
    await reading.touch('Анна')
    await close()
    await expect(reading.panel).toBeHidden()
  }
})

test('on a phone the panel is a sheet at the bottom that leaves its word in view', async ({
  page,
  keys,
  isMobile,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await reading.touch('домой')
  const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0)

  // The text may still be scrolling to make room.
  await expect
    .poll(async () => {
      const panel = await reading.panel.boundingBox()
      const word = await reading.word('домой').boundingBox()
      return bottomOf(word) <= (panel?.y ?? 0) + 1 || (word?.y ?? 0) >= bottomOf(panel) - 1
    }, 'the panel leaves its word in view')
    .toBe(true)
  if (isMobile) {
    const bottom = bottomOf(await reading.panel.boundingBox())
    expect(Math.round(bottom)).toBe(page.viewportSize()?.height)
  }
})

test(
  'a name that is looked up alone is called one in the language of the site',
  onlyWide,
  async ({ page, keys }) => {
    const reading = new ReadingPage(page)
    const text = await haveHeardText(keys, { body: 'Борис дома.' })
    await reading.open(text)
    await reading.touch('Борис')
    await expect(reading.panel).toContainText('nom propre')
    await reading.open(`/ru${text}`)
    await reading.touch('Борис')
    await expect(reading.panel).toContainText('имя собственное')
  },
)

test('a French text answers word by word, with what an elision hides', async ({
  page,
  keys,
  learner,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(`/ru${await addressOf("L'homme au parc", keys.anonKey)}`)
  await expect(reading.text).toHaveAttribute('lang', 'fr')
  await reading.touch('homme')
  await expect(reading.panel).toContainText('человек')
  await page.keyboard.press('Escape')
  await reading.touch("aujourd'hui")
  await expect(reading.panel).toContainText('сегодня')
  await page.keyboard.press('Escape')

  await reading.touch("Qu'")
  await expect(reading.panel).toContainText('que')
  await reading.keep('как же')
  await expect(reading.page).toHaveSaid('Перевод успешно добавлен.')
  expect(await savedWords(learner, keys.anonKey)).toEqual([
    { word_ru: 'как же', word_fr: 'qu’', word_sentence: "Qu'il fait beau !" },
  ])
})

// S1-materials S7-materials
test('a book is read chapter after chapter', async ({ page }) => {
  await page.goto('/materials/book')
  await page.getByRole('link', { name: /Дом с синими ставнями/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Письмо' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Chapitre précédent' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Chapitre suivant' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Дом' })).toBeVisible()
  await page.getByRole('link', { name: 'Chapitre précédent' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Письмо' })).toBeVisible()
})

// S2-material
test(
  'a text has one address: its number leads there, in both languages',
  onlyWide,
  async ({ page, keys }) => {
    const address = await addressOf('Она и он', keys.anonKey)
    const short = address.replace(/-[^/]*$/, '')
    for (const locale of ['', '/ru']) {
      await page.goto(`${locale}${short}?accents=1`)
      expect(new URL(page.url()).pathname).toBe(locale + address)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(address))
    }
  },
)
