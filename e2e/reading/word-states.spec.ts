import { expectGoodOnAnyScreen } from '../screens/good-screen.ts'
import { expect, onlyWide, test } from '../site/journey.ts'
import { addressOf, askRest, haveWords } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

test('a learner says which words they know or leave aside, and takes it back', async ({
  page,
  keys,
  learner,
}) => {
  await haveWords(learner, keys.anonKey, [{ word_ru: 'книга', word_fr: 'livre' }])
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  const known = reading.panel.getByRole('button', { name: 'Je connais' }).first()
  const ignored = reading.panel.getByRole('button', { name: 'Ignorer' }).first()
  const counts = page.locator('.reading-facts .known-words')
  const [before] = (await counts.innerText()).match(/\d+(?= nouv)/) ?? []
  await reading.expectMark('книгу', 'saved')
  await reading.expectMark('городе', 'new')

  await reading.touch('городе')
  await known.click()
  await expect(known).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('город : connu')).toBeAttached()
  await expect(counts).toContainText(`${Number(before) - 1} nouveaux`)
  await page.keyboard.press('Escape')
  await reading.expectMark('городе', 'none')

  await reading.touch('книгу')
  await ignored.click()
  await expect(ignored).toHaveAttribute('aria-pressed', 'true')
  await expectGoodOnAnyScreen(page, 'the panel of a word with its state')
  await ignored.click()
  await expect(page.getByText('книга : à apprendre')).toBeAttached()
  await page.keyboard.press('Escape')
  await reading.expectMark('книгу', 'saved')

  // By their place on the keyboard: on the word, and in its panel.
  const press = (code: string) =>
    page.evaluate(
      (code) =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ч', code, bubbles: true, cancelable: true }),
        ),
      code,
    )
  await reading.word('парк').focus()
  await reading.touch('парк')
  await press('KeyX')
  await expect(ignored).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(reading.word('парк')).toBeFocused()
  await press('KeyX')
  await expect(page.getByText('парк : nouveau')).toBeAttached()
  await press('KeyK')
  await expect(page.getByText('парк : connu')).toBeAttached()

  const own = { apikey: keys.anonKey, token: learner.accessToken }
  const stored = () => askRest('GET', 'word_states?select=lemma,state&order=lemma', own)
  await expect.poll(stored).toEqual([
    { lemma: 'город', state: 'known' },
    { lemma: 'парк', state: 'known' },
  ])
  await page.reload()
  await reading.expectMark('парк', 'none')
})

test(
  'in forced colours one sees which state of a word is chosen',
  onlyWide,
  async ({ page, keys, learner: _ }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const reading = new ReadingPage(page)
    await reading.open(await addressOf('Она и он', keys.anonKey))
    await reading.touch('городе')
    const state = (name: string) => reading.panel.getByRole('button', { name }).first()
    const frameOf = (name: string) =>
      state(name).evaluate((button) => getComputedStyle(button).borderTopColor)
    expect(await frameOf('Je connais')).toBe(await frameOf('Ignorer'))
    await state('Je connais').click()
    await expect(state('Je connais')).toHaveAttribute('aria-pressed', 'true')
    expect(await frameOf('Je connais')).not.toBe(await frameOf('Ignorer'))
  },
)

test(
  'words that were not touched become known at once, and are taken back; marks are two kinds of lines without colours',
  onlyWide,
  async ({ page, keys, learner }) => {
    await haveWords(learner, keys.anonKey, [{ word_ru: 'книга', word_fr: 'livre' }])
    await page.emulateMedia({ forcedColors: 'active' })
    const reading = new ReadingPage(page)
    await reading.open(await addressOf('Она и он', keys.anonKey))
    const lineOf = (word: string) =>
      reading.word(word).evaluate((element) => getComputedStyle(element).textDecorationStyle)
    expect(await lineOf('книгу')).toBe('solid')
    expect(await lineOf('городе')).toBe('dotted')

    const offer = page.locator('#untouched-words p')
    const all = await offer.innerText()
    await reading.touch('городе')
    await page.keyboard.press('Escape')
    await expect(offer).not.toHaveText(all)
    const left = await offer.innerText()
    await page.reload()
    await expect(offer).toHaveText(left)
    await page.getByRole('button', { name: 'Je connais ces mots' }).click()
    await expect(page).toHaveSaid(/^\d+ mots marqués comme connus\./)
    await reading.expectMark('парк', 'none')
    await reading.expectMark('городе', 'new')
    await reading.expectMark('книгу', 'saved')
    await expect(page.locator('.reading-facts .known-words')).toHaveText(
      /\d+\s% connus, 1 à apprendre, 1 nouveau$/,
    )

    await page.locator('#untouched-words').getByRole('button', { name: 'Annuler' }).click()
    await expect(page).toHaveSaid('C’est annulé : ces mots redeviennent nouveaux.')
    await reading.expectMark('парк', 'new')
    const own = { apikey: keys.anonKey, token: learner.accessToken }
    expect(await askRest('GET', 'word_states?select=lemma', own)).toEqual([])

    const isMarked = (isMarked: boolean) =>
      expect(reading.word('парк')).toHaveCSS(
        'text-decoration-line',
        isMarked ? 'underline' : 'none',
      )
    await isMarked(true)
    const isKept = page.waitForResponse('**/reader-settings')
    await reading.set('Marquer les mots')
    await isMarked(false)
    await isKept
    await page.reload()
    await isMarked(false)
  },
)

test(
  'what became known at once is taken back from the toast on any page, and the next text shows it',
  onlyWide,
  async ({ page, keys, learner }) => {
    const own = { apikey: keys.anonKey, token: learner.accessToken }
    const stored = () => askRest('GET', 'word_states?select=lemma', own)
    const reading = new ReadingPage(page)
    const undo = page.locator('[data-sonner-toast]').getByRole('button', { name: 'Annuler' })
    const know = async () => {
      await reading.open(await addressOf('Она и он', keys.anonKey))
      await page.getByRole('button', { name: 'Je connais ces mots' }).click()
      await expect(page).toHaveSaid(/^\d+ mots marqués comme connus\./)
      // A toast under the pointer stays.
      await undo.hover()
    }

    await know()
    await page.locator('.reading-shelf').dispatchEvent('click')
    await expect(page).toHaveURL(/\/materials\/[a-z-]+$/)
    await undo.click()
    await expect(page).toHaveSaid('C’est annulé : ces mots redeviennent nouveaux.')
    expect(await stored()).toEqual([])

    await know()
    await page
      .getByRole('region', { name: 'Et maintenant' })
      .getByRole('link')
      .first()
      .dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Она и он')
    const fresh = () => reading.countMarked('new')
    await expect(reading.text.locator('w-[tabindex="0"]')).toBeAttached()
    const before = await fresh()
    await undo.click()
    await expect(page).toHaveSaid('C’est annulé : ces mots redeviennent nouveaux.')
    expect(await stored()).toEqual([])
    await expect.poll(fresh).toBeGreaterThan(before)
  },
)
