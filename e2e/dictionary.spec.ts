import { expect, haveWord, savedWords, test } from './journey.ts'

test('a learner deletes one word, then the checked ones', async ({ page, keys, learner }) => {
  for (const word_ru of ['дом', 'лес', 'река', 'город']) {
    await haveWord(learner, keys.anonKey, { word_ru, word_fr: `traduction de ${word_ru}` })
  }
  await page.goto('/dictionary')

  await page.getByRole('button', { name: 'Supprimer дом' }).click()
  await expect(page.getByText('Mot supprimé.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Cocher лес' }).check()
  await page.getByRole('checkbox', { name: 'Cocher река' }).check()
  await page.getByRole('button', { name: 'Supprimer les mots cochés' }).click()
  await expect(page.getByText('2 mots supprimés.')).toBeVisible()

  expect((await savedWords(learner, keys.anonKey)).map(({ word_ru }) => word_ru)).toEqual(['город'])
})

test('a word deleted elsewhere meanwhile is said, and nothing else is lost', async ({
  page,
  keys,
  learner,
}) => {
  await haveWord(learner, keys.anonKey, { word_ru: 'дом', word_fr: 'maison' })
  await haveWord(learner, keys.anonKey, { word_ru: 'лес', word_fr: 'forêt' })
  await page.goto('/dictionary')
  await fetch(`${new URL(page.url()).origin}/rest/v1/user_words?word_ru=eq.дом`, {
    method: 'DELETE',
    headers: { apikey: keys.anonKey, authorization: `Bearer ${learner.accessToken}` },
  })

  await page.getByRole('button', { name: 'Supprimer дом' }).click()

  await expect(
    page.getByText("Impossible de supprimer ce mot (vérifiez RLS/permissions ou l'existence)."),
  ).toBeVisible()
  await expect(page.getByText('forêt')).toBeVisible()
})

test('a learner searches, sorts and pages through many words', async ({ page, keys, learner }) => {
  const letters = 'абвгдежзиклмн'
  for (const letter of letters) {
    await haveWord(learner, keys.anonKey, { word_ru: `${letter}слово`, word_fr: `mot ${letter}` })
  }
  await page.goto('/dictionary?sort=alphabetical')
  await expect(page.getByText('аслово')).toBeVisible()

  await page.getByRole('searchbox').fill('кслов')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('кслово')).toBeVisible()
  await expect(page.getByText('аслово')).toHaveCount(0)
})

test('an empty dictionary says how to get a first word', async ({ page, learner: _ }) => {
  await page.goto('/dictionary')
  await expect(page.getByText('Votre dictionnaire est encore vide')).toBeVisible()
  await page.getByRole('link', { name: 'Choisir un texte' }).click()
  await expect(page).toHaveURL(/\/materials/)
})
