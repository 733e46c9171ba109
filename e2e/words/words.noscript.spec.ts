import { expect, test } from '../site/journey.ts'
import { savedWords } from '../site/site-data.ts'

test('without script a word’s page has its stress, forms and sentences', async ({ page }) => {
  await page.goto('/words/книга')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('кни́га')
  const table = page.getByRole('table', { name: 'Déclinaison' })
  await expect(table.getByRole('row', { name: /Instrumental/ })).toContainText('кни́гами')
  await expect(page.getByRole('region', { name: 'Dans nos textes' })).toContainText('книг')
})

test('without script the search is a form: « privet » finds привет, a form its word', async ({
  page,
}) => {
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'Chercher un mot' }).click()
  await page.getByRole('banner').getByRole('combobox').fill('privet')
  await page.getByRole('banner').getByRole('button', { name: 'Chercher', exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^приве́т / })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('приве́т')

  await page.goto('/words?q=книгами')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('кни́га')
  await page.goto('/words?q=ъъъ')
  await expect(page.getByRole('heading', { name: 'Aucun mot pour « ъъъ ».' })).toBeVisible()
})

test('without script a learner keeps a word from its page, and brings a file of others', async ({
  page,
  keys,
  learner,
}) => {
  await page.goto('/words/книга')
  await page.getByRole('button', { name: 'livre' }).click()
  await expect(page.getByText('Traduction ajoutée avec succès.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'livre' })).toContainText('gardé')
  const kept = async () =>
    (await savedWords(learner, keys.anonKey)).map(({ word_ru }) => word_ru).toSorted()
  expect(await kept()).toEqual(['книга'])

  await page.goto('/dictionary/import')
  const buffer = Buffer.from('дом;maison\nкнига;livre\nмост;pont\n')
  await page.getByLabel('Fichier').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Lire le fichier' }).click()
  await page.getByRole('button', { name: 'Importer ces mots' }).click()
  await expect(page.getByText('2 mots ajoutés')).toBeVisible()
  expect(await kept()).toEqual(['дом', 'книга', 'мост'])
  await page.getByRole('button', { name: 'Annuler tout l’import' }).click()
  await expect(page.getByText('Import annulé.')).toBeVisible()
  expect(await kept()).toEqual(['книга'])
})

test('without script a visitor’s word waits until they have signed in', async ({
  page,
  keys,
  visitor,
}) => {
  await page.goto('/words/livre')
  await expect(page.locator('.word-own .field-hint:visible')).toHaveText(
    'Choisissez une traduction : le mot vous attendra après la connexion.',
  )
  await page.getByRole('button', { name: 'кни́га' }).click()
  const waiting = page.getByRole('note').filter({ hasText: 'livre' })
  await expect(waiting).toContainText('ce mot sera gardé dès que vous serez connecté')
  await expect(waiting.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute(
    'href',
    /^\/register\?next=/,
  )
  await page.getByLabel('Adresse e-mail').fill(visitor.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(visitor.password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText('Traduction ajoutée avec succès.')).toBeVisible()
  const kept = await savedWords(visitor, keys.anonKey)
  expect(kept.map(({ word_ru, word_fr }) => [word_ru, word_fr])).toEqual([['книга', 'livre']])
})
