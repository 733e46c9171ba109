import { expect, onlyWide, test } from '../site/journey.ts'
import { askRest, haveWords, savedWords } from '../site/site-data.ts'

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
