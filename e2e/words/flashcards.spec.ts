import { expect, onlyWide, siteUrl, test } from '../site/journey.ts'
import { addressOf, haveWords, materialOf } from '../site/site-data.ts'

// S1-flashcards S2-flashcards S2-flashcard-parts S3-user-words S4-flashcard-loop
test('a flashcard session wraps around until every word is guessed, then says Bravo', async ({
  page,
  keys,
  learner,
}) => {
  const meanings = new Map([
    ['дом', 'maison'],
    ['лес', 'forêt'],
  ])
  await haveWords(
    learner,
    keys.anonKey,
    [...meanings].map(([word_ru, word_fr]) => ({ word_ru, word_fr })),
  )
  await page.goto('/dictionary')
  await page.getByRole('link', { name: /^Réviser/ }).click()
  await expect(page.getByRole('heading', { name: 'Révision' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()

  const answer = async (button: 'Je savais' | 'Je ne savais pas') => {
    const word = (await page.locator('.card-word').textContent()) ?? ''
    const meaning = page.getByText(meanings.get(word) ?? '', { exact: true })
    await expect(meaning).toBeHidden()
    await page.getByRole('button', { name: 'Voir la réponse' }).click()
    await expect(meaning).toBeVisible()
    await page.getByRole('button', { name: button, exact: true }).click()
    return word
  }
  const first = await answer('Je ne savais pas')
  const second = await answer('Je ne savais pas')
  expect(second).not.toBe(first)
  expect(await answer('Je savais')).toBe(first)
  await expect(page.getByText('1 mot restant')).toBeVisible()
  expect(await answer('Je ne savais pas')).toBe(second)
  expect(await answer('Je savais')).toBe(second)

  await expect(page.getByText('Bravo !')).toBeVisible()
  await page.getByRole('button', { name: 'Fermer' }).last().click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(`${siteUrl}/dictionary`)
})

// S4-flashcards
test(
  'the keyboard alone plays a session, opened from an address',
  onlyWide,
  async ({ page, keys, learner }) => {
    await haveWords(learner, keys.anonKey, [{ word_ru: 'дом', word_fr: 'maison' }])
    await page.goto('/dictionary?flashcards=1')
    await expect(page.locator('.flashcards')).toBeFocused()

    await page.keyboard.press('Space')
    await expect(page.getByText('maison', { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('maison', { exact: true })).toBeHidden()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Bravo !')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${siteUrl}/dictionary`)
  },
)

// S2-flashcards S4-flashcards
test(
  'on a text the cards are its own words, and closing leads back to it',
  onlyWide,
  async ({ page, keys, learner }) => {
    const { id: material_id } = await materialOf('Она и он', keys.anonKey)
    await haveWords(learner, keys.anonKey, [
      { word_ru: 'дом', word_fr: 'maison' },
      { word_ru: 'книга', word_fr: 'livre', word_sentence: 'Он читает книгу.', material_id },
    ])
    const address = siteUrl + (await addressOf('Она и он', keys.anonKey))
    await page.goto(address)
    await page.getByRole('link', { name: 'Réviser ces mots' }).click()
    await expect(page.getByText('1 mot restant')).toBeVisible()
    await expect(page.locator('.study-card')).toContainText('книга')
    await page.getByRole('button', { name: 'Fermer' }).click()
    await expect(page).toHaveURL(address)

    await page.goto(`${address}?flashcards=1`)
    await page.getByRole('button', { name: 'Fermer' }).click()
    await expect(page).toHaveURL(address)
    await expect(page.locator('.reading-text')).toBeVisible()
  },
)
