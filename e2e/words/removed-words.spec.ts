import { expect, onlyWide, test } from '../site/journey.ts'
import { askRest, haveWords, savedWords } from '../site/site-data.ts'

// S7-user-words
test('a learner deletes one word, then the checked ones', async ({ page, keys, learner }) => {
  const words = ['дом', 'лес', 'река', 'город']
  await haveWords(
    learner,
    keys.anonKey,
    words.map((word_ru) => ({ word_ru, word_fr: `traduction de ${word_ru}` })),
  )
  await page.goto('/dictionary')

  await page.getByRole('button', { name: 'Supprimer дом' }).click()
  await expect(page).toHaveSaid('Mot supprimé.')
  await page.getByRole('checkbox', { name: 'Cocher лес' }).check()
  await page.getByRole('checkbox', { name: 'Cocher река' }).check()
  await page.getByRole('button', { name: 'Supprimer les mots cochés' }).click()
  await expect(page).toHaveSaid('2 mots supprimés.')

  expect((await savedWords(learner, keys.anonKey)).map(({ word_ru }) => word_ru)).toEqual(['город'])
})

test('the two buttons of a word stand in one line, and a long word is whole', async ({
  page,
  keys,
  learner,
}) => {
  await haveWords(learner, keys.anonKey, [
    { word_ru: 'достопримечательность', word_fr: 'curiosité touristique' },
  ])
  await page.goto('/dictionary')
  const tops = await page
    .locator('.word-actions > *')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
  expect(tops).toEqual([tops[0], tops[0]])
  const word = page.getByText('достопримечательность', { exact: true })
  const lines = await word.evaluate((word) => {
    const letters = document.createRange()
    if (word.firstChild) letters.selectNodeContents(word.firstChild)
    return letters.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('removed words come back by the button of the toast, with their sentence and what was remembered of them', async ({
  page,
  keys,
  learner,
}) => {
  const own = { apikey: keys.anonKey, token: learner.accessToken }
  await haveWords(
    learner,
    keys.anonKey,
    ['дом', 'лес', 'река'].map((word_ru) => ({
      word_ru,
      word_fr: `traduction de ${word_ru}`,
      word_sentence: `Это ${word_ru}.`,
    })),
  )
  const [{ id }] = await askRest('GET', 'user_words?word_ru=eq.лес&select=id', own)
  const remembered = {
    reps: 7,
    stability: 41.5,
    difficulty: 5,
    state: 2,
    due: '2031-05-06T07:00:00+00:00',
  }
  await askRest('PATCH', `word_reviews?word_id=eq.${id}`, own, remembered)
  const words = async () => {
    const query =
      'user_words?select=word_ru,word_sentence,word_reviews(reps,stability,due)&order=word_ru'
    return askRest('GET', query, own)
  }
  const before = await words()

  await page.goto('/dictionary')
  await page.getByRole('checkbox', { name: 'Tout cocher' }).check()
  await page.getByRole('button', { name: 'Supprimer les mots cochés' }).click()
  await expect(page.getByText('Votre dictionnaire est encore vide')).toBeVisible()
  expect(await words()).toEqual([])
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page).toHaveSaid('3 mots sont revenus.')
  await expect(page.locator('.word-list b')).toHaveCount(3)
  expect(await words()).toEqual(before)

  await page.getByRole('button', { name: 'Supprimer лес' }).click()
  await expect(page.locator('.word-list b')).toHaveCount(2)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page).toHaveSaid('Le mot est revenu.')
  expect(await words()).toEqual(before)
})

test('nothing is deleted as long as nothing is checked, and the button says what to do', async ({
  page,
  keys,
  learner,
}) => {
  await haveWords(learner, keys.anonKey, [{ word_ru: 'дом', word_fr: 'maison' }])
  await page.goto('/dictionary')
  const button = page.getByRole('button', { name: 'Supprimer les mots cochés' })
  await expect(button).toBeDisabled()
  await button.click({ force: true })
  await expect(page).toHaveSaid('Cochez d’abord les mots à supprimer.')
  await page.getByRole('checkbox', { name: 'Cocher дом' }).check()
  await expect(button).toBeEnabled()
  const box = await page.locator('.word-row').first().boundingBox()
  // On a phone the first word stands on the first screen.
  expect(box?.y).toBeLessThan(480)
})

// S5-deletion S7-user-words S8-delete-word
test(
  'words deleted elsewhere meanwhile are said, and nothing else is lost',
  onlyWide,
  async ({ page, keys, learner }) => {
    await haveWords(learner, keys.anonKey, [
      { word_ru: 'дом', word_fr: 'maison' },
      { word_ru: 'река', word_fr: 'rivière' },
      { word_ru: 'лес', word_fr: 'forêt' },
    ])
    // Otherwise the page would hear of it by itself.
    await page.routeWebSocket(/\/realtime\//, () => {})
    await page.goto('/dictionary')
    await expect(page.getByText('rivière')).toBeVisible()
    const own = { apikey: keys.anonKey, token: learner.accessToken }
    await askRest('DELETE', 'user_words?word_ru=in.(дом,река)', own)

    await page.getByRole('checkbox', { name: 'Cocher река' }).check()
    await page.getByRole('button', { name: 'Supprimer les mots cochés' }).click()
    await expect(page).toHaveSaid(
      'Aucune ligne supprimée (vérifiez RLS/permissions ou les identifiants).',
    )
    await expect(page.getByText('forêt')).toBeVisible()

    await haveWords(learner, keys.anonKey, [{ word_ru: 'дом', word_fr: 'maison' }])
    await page.goto('/dictionary')
    await expect(page.getByText('maison')).toBeVisible()
    await askRest('DELETE', 'user_words?word_ru=eq.дом', own)
    await page.getByRole('button', { name: 'Supprimer дом' }).click()
    await expect(page).toHaveSaid(
      "Impossible de supprimer ce mot (vérifiez RLS/permissions ou l'existence).",
    )
    await expect(page.getByText('forêt')).toBeVisible()
  },
)

test(
  'a deletion is said although the change itself loads the list anew meanwhile',
  onlyWide,
  async ({ page, keys, learner }) => {
    await haveWords(learner, keys.anonKey, [
      { word_ru: 'дом', word_fr: 'maison' },
      { word_ru: 'лес', word_fr: 'forêt' },
    ])
    // The first load after the deletion ends only after the second.
    await page.addInitScript(() => {
      const send = window.fetch
      const loads: (() => void)[] = []
      let isDeleted = false
      window.fetch = async (input, init) => {
        const answer = await send(input, init)
        const url = input instanceof Request ? input.url : String(input)
        if (!url.includes('/dictionary.data')) return answer
        if (init?.method === 'POST') isDeleted = true
        else if (isDeleted && loads.length === 0)
          await new Promise<void>((resolve) => loads.push(resolve))
        else loads[0]?.()
        return answer
      }
    })
    // Its answer, were it still on its way, would be the load that is held.
    const joined = page.waitForResponse(
      (answer) => answer.request().method() === 'GET' && answer.url().includes('/dictionary.data'),
    )
    await page.goto('/dictionary')
    await (await joined).finished()
    await page.getByRole('button', { name: 'Supprimer дом' }).click()
    await haveWords(learner, keys.anonKey, [{ word_ru: 'река', word_fr: 'rivière' }])
    await expect(page.getByText('rivière')).toBeVisible()
    await expect(page).toHaveSaid('Mot supprimé.')
  },
)
