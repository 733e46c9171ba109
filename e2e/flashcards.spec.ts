import { expect, haveWord, test } from './journey.ts'

test('a flashcard session wraps around until every word is guessed, then says Bravo', async ({
  page,
  keys,
  learner,
}) => {
  await haveWord(learner, keys.anonKey, { word_ru: 'дом', word_fr: 'maison' })
  await haveWord(learner, keys.anonKey, { word_ru: 'лес', word_fr: 'forêt' })
  await page.goto('/dictionary')
  await page.getByRole('link', { name: /^Réviser/ }).click()
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()

  const meanings = new Map([
    ['дом', 'maison'],
    ['лес', 'forêt'],
  ])
  const shownWord = async () =>
    (await page.getByText('дом', { exact: true }).isVisible()) ? 'дом' : 'лес'
  const answer = async (button: 'Trouvé' | 'Pas trouvé') => {
    const word = await shownWord()
    const meaning = page.getByText(meanings.get(word) ?? '', { exact: true })
    await expect(meaning).toBeHidden()
    await page.getByRole('button', { name: 'Voir la réponse' }).click()
    await expect(meaning).toBeVisible()
    await page.getByRole('button', { name: button, exact: true }).click()
    return word
  }

  const first = await answer('Pas trouvé')
  const second = await answer('Pas trouvé')
  expect(second).not.toBe(first)
  expect(await answer('Trouvé')).toBe(first)
  expect(await answer('Pas trouvé')).toBe(second)
  expect(await answer('Trouvé')).toBe(second)

  await expect(page.getByText('Bravo !')).toBeVisible()
  await page
    .getByRole('button', { name: 'Fermer' })
    .or(page.getByRole('link', { name: 'Fermer' }))
    .last()
    .click()
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
})

test('the keyboard alone plays a session', async ({ page, keys, learner }) => {
  await haveWord(learner, keys.anonKey, { word_ru: 'дом', word_fr: 'maison' })
  await page.goto('/dictionary?flashcards=1')
  await expect(page.getByText('дом', { exact: true })).toBeVisible()

  await page.keyboard.press('Space')
  await expect(page.getByText('maison', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Bravo !')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/dictionary$/)
})
