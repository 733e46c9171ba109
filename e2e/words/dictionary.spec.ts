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

test('a learner searches and sorts their words', onlyWide, async ({ page, keys, learner }) => {
  const letters = [...'вабг']
  await haveWords(
    learner,
    keys.anonKey,
    letters.map((letter) => ({ word_ru: `${letter}слово`, word_fr: `mot ${letter}` })),
  )
  const rows = page.locator('.word-list b')
  await page.goto('/dictionary')
  await expect(rows).toHaveText(['гслово', 'бслово', 'аслово', 'вслово'])
  await page.getByLabel('Trier').selectOption('alphabetical')
  await expect(rows).toHaveText(['аслово', 'бслово', 'вслово', 'гслово'])
  await expect(page).toHaveURL(/sort=alphabetical/)

  await page.getByRole('searchbox').fill('Бслов')
  await page.getByRole('searchbox').press('Enter')
  await expect(rows).toHaveText(['бслово'])
  await page.getByRole('searchbox').fill('nothing of mine')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('Aucun mot ne correspond à cette recherche.')).toBeVisible()
  await page.getByRole('link', { name: 'Voir tous les mots' }).click()
  await expect(rows).toHaveCount(4)

  await page.goto('/dictionary?search=mot')
  await expect(rows).toHaveText(['гслово', 'бслово', 'аслово', 'вслово'])
})

// S2-toasts S9-times
test('a toast stands at the top in the middle, and goes after 2000 ms', async ({
  page,
  learner: _,
}) => {
  await page.clock.install()
  await page.goto('/dictionary')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByText('Ajouter un mot').click()
  await page.getByLabel('Russe', { exact: true }).fill('дом')
  await page.getByLabel('Français', { exact: true }).fill('maison')
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  const toast = page.locator('[data-sonner-toast]')
  const shown = page.locator('[data-sonner-toast][data-mounted=true][data-removed=false]')
  const isShown = async () => {
    await page.clock.runFor(10)
    return shown.count()
  }
  await expect.poll(isShown).toBe(1)
  await expect(shown).toHaveText('Traduction ajoutée avec succès.')

  const box = await toast.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2)
  expect(box?.y).toBeLessThan(100)

  await page.clock.runFor(1900)
  await expect(shown).toHaveCount(1)
  await page.clock.runFor(150)
  await expect(shown).toHaveCount(0)
})

// S1-dictionary S5-duplicate
test('a learner adds a word by hand, learns when it is there already, and corrects it', async ({
  page,
  keys,
  learner,
}) => {
  await page.goto('/dictionary')
  await expect(page.getByText('Votre dictionnaire est encore vide')).toBeVisible()
  const add = async () => {
    await page.getByLabel('Russe', { exact: true }).fill('самовар')
    await page.getByLabel('Français', { exact: true }).fill('bouilloire')
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  }
  const buttons = [page.getByText('Ajouter un mot'), page.getByRole('button', { name: 'Fichiers' })]
  const places = () => Promise.all(buttons.map((button) => button.boundingBox()))
  const before = await places()
  await page.getByText('Ajouter un mot').click()
  await expect(page.getByLabel('Russe', { exact: true })).toBeVisible()
  expect(await places()).toEqual(before)
  await add()
  await expect(page).toHaveSaid('Traduction ajoutée avec succès.')
  await expect(page.locator('.word-list b')).toHaveText(['самовар'])
  await add()
  await expect(page).toHaveSaid('Cette traduction est déjà enregistrée.')
  await expect(page.getByLabel('Russe', { exact: true })).toHaveValue('самовар')

  await page.getByRole('link', { name: 'Modifier самовар' }).click()
  await expect(page.getByRole('heading', { name: 'Modifier le mot' })).toBeVisible()
  await page.getByLabel('Français', { exact: true }).fill('samovar')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveSaid('Mot modifié.')
  expect((await savedWords(learner, keys.anonKey)).map(({ word_fr }) => word_fr)).toEqual([
    'samovar',
  ])
})

// S6-user
test(
  'no learner sees the words of another',
  onlyWide,
  async ({ page, keys, learner: _, visitor }) => {
    await haveWords(visitor, keys.anonKey, [{ word_ru: 'тайна', word_fr: 'secret' }])
    const [{ id }] = await askRest('GET', 'user_words?select=id', {
      apikey: keys.anonKey,
      token: visitor.accessToken,
    })
    await page.context().clearCookies()
    await page.goto(`/dictionary/${id}`)
    await expect(page).toHaveURL(/\/signin\?next=/)
    await page.goto('/dictionary')
    await expect(page).toHaveURL(/\/signin\?next=%2Fdictionary/)
  },
)

test('an empty dictionary says how to get a first word', onlyWide, async ({ page, learner: _ }) => {
  await page.goto('/dictionary')
  await page.getByRole('link', { name: 'Choisir un texte' }).click()
  await expect(page).toHaveURL(/\/materials/)
})
