import { expect, test } from '../site/journey.ts'
import { addressOf, haveWords, savedWords } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

test('a translation of one’s own that is refused stays in its field, with the reason beside it', async ({
  page,
  keys,
  learner,
}) => {
  await haveWords(learner, keys.anonKey, [{ word_ru: 'книга', word_fr: 'bouquin' }])
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await reading.touch('книгу')
  await reading.keep('bouquin')
  await expect(page).toHaveSaid('Cette traduction est déjà enregistrée.')
  await expect(reading.own).toHaveValue('bouquin')
  await expect(reading.own).toBeFocused()
  await expect(reading.own).toHaveAttribute('aria-invalid', 'true')
  await expect(reading.own).toHaveAccessibleDescription('Cette traduction est déjà enregistrée.')

  await page.keyboard.press('Escape')
  await reading.touch('Анна')
  await expect(reading.own).toHaveValue('')
  await page.keyboard.press('Escape')
  await reading.touch('книгу')
  await expect(reading.own).toHaveValue('bouquin')

  await reading.keep('petit livre')
  await expect(page).toHaveSaid('Traduction ajoutée avec succès.')
  await expect(reading.own).toHaveValue('')
  await expect(reading.own).toHaveAccessibleDescription('')
  await expect(reading.panel.getByRole('listitem')).toHaveText(['petit livregardé'])
  await expect(reading.panel).toContainText('Ce mot est gardé.')
  expect((await savedWords(learner, keys.anonKey)).map(({ word_fr }) => word_fr)).toEqual([
    'bouquin',
    'petit livre',
  ])
})

test.describe('while the line is away', () => {
  test.use({ expectedMistakes: /ERR_FAILED|Failed to fetch/ })

  test('a translation of one’s own waits on the device, and is saved once the line is back', async ({
    page,
    keys,
    learner,
  }) => {
    const reading = new ReadingPage(page)
    const address = await addressOf('Она и он', keys.anonKey)
    await reading.open(address)
    await reading.touch('книгу')
    await page.route('**/changes', (route) => route.abort())
    await reading.keep('bouquin')
    await expect(page).toHaveSaid('Pas de réseau')
    await expect(reading.own).toHaveValue('')
    await reading.expectSaved('книгу', true)

    await page.unrouteAll()
    await page.reload()
    await expect(page).toHaveSaid('Votre changement est envoyé.')
    expect(await savedWords(learner, keys.anonKey)).toHaveLength(1)
  })
})
