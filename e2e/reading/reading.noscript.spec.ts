import { expect, siteUrl, test } from '../site/journey.ts'
import { addressOf, askRest, haveWords, materialOf, savedWords } from '../site/site-data.ts'
import { wordsMarked } from './reading-page.ts'

test('without script a learner reads, looks a word up and keeps it', async ({
  page,
  keys,
  learner,
}) => {
  const address = await addressOf('Она и он', keys.anonKey)
  await page.goto(address)
  await expect(page.locator('.reading-text')).toContainText('Что он читает?!')
  await page.getByRole('link', { name: 'Sans JavaScript : transformer chaque mot en lien' }).click()
  await expect(page).toHaveURL(`${siteUrl}${address}?words=links`)

  const panel = page.getByRole('dialog')
  await page.locator('.reading-text').getByRole('link', { name: 'книгу', exact: true }).click()
  await expect(page).toHaveURL(/\?words=links&word=\d+#w\d+$/)
  await expect(panel).toContainText('accusatif singulier')
  await panel.getByRole('button', { name: /livre/ }).first().click()
  await expect(page.getByText('Traduction ajoutée avec succès.')).toBeVisible()
  const words = page.locator('.reading-text a[id]')
  expect(await wordsMarked(words, 'saved')).toEqual(['книгу'])

  await page.locator('.reading-text').getByRole('link', { name: 'идёт' }).nth(1).click()
  await expect(panel).toContainText('идёт')
  await panel.getByRole('textbox').fill('rentre')
  await panel.getByRole('button', { name: 'Garder', exact: true }).click()
  await expect.poll(() => wordsMarked(words, 'saved')).toContain('идёт')
  await page.locator('.reading-text').getByRole('link', { name: 'книгу', exact: true }).click()
  await panel.getByRole('button', { name: /livre/ }).first().click()
  await expect(page.getByText('Cette traduction est déjà enregistrée.')).toBeVisible()
  expect((await savedWords(learner, keys.anonKey)).map((word) => word.word_sentence)).toEqual([
    'Он читает книгу.',
    'Завтра она идёт домой.',
  ])

  await page.locator('.reading-text').getByRole('link', { name: 'тоже' }).click()
  await expect(panel).toContainText('то́же')
  await panel.getByRole('button', { name: 'Ignorer' }).click()
  await expect(page.getByText('тоже : ignoré')).toBeVisible()
  await page.locator('.reading-text').getByRole('link', { name: 'улица' }).click()
  await expect(panel).toContainText('у́лица')
  await page.getByRole('button', { name: 'Je connais ces mots' }).click()
  await expect.poll(() => wordsMarked(words, 'new')).toEqual(['улица'])
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => wordsMarked(words, 'new')).not.toEqual(['улица'])

  await page.locator('.reading-text').getByRole('link', { name: 'Анна' }).click()
  await panel.getByRole('link', { name: 'Fermer' }).click()
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: 'Supprimer книга' }).click()
  await expect(page.getByText('Mot supprimé.')).toBeVisible()
})

test('without script a refused translation of one’s own stays in its field, with the reason beside it', async ({
  page,
  keys,
  learner,
}) => {
  await haveWords(learner, keys.anonKey, [{ word_ru: 'книга', word_fr: 'bouquin' }])
  await page.goto(`${await addressOf('Она и он', keys.anonKey)}?words=links`)
  await page.locator('.reading-text').getByRole('link', { name: 'книгу', exact: true }).click()
  const own = page.getByRole('dialog').getByRole('textbox')
  await own.fill('bouquin')
  await own.press('Enter')
  await expect(own).toHaveAccessibleDescription('Cette traduction est déjà enregistrée.')
  await expect(own).toHaveValue('bouquin')

  await own.fill('petit livre')
  await own.press('Enter')
  await expect(page.getByText('Traduction ajoutée avec succès.')).toBeVisible()
  expect(await savedWords(learner, keys.anonKey)).toHaveLength(2)
})

test('without script the accents are shown, a text is studied and finished', async ({
  page,
  keys,
  learner: _,
}) => {
  await page.goto(await addressOf('Мои книги', keys.anonKey))
  await page.getByRole('button', { name: 'Réglages de lecture' }).click()
  await page.getByRole('checkbox', { name: 'Accents toniques' }).check()
  await page.getByText('Avec empattements').click()
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect(page.locator('.reading')).toHaveAttribute('data-reader', 'serif')
  await expect(page.locator('.reading-text')).toContainText('кни́гу')
  await page.getByRole('button', { name: 'Ajouter à mes lectures' }).first().click()
  await expect(page.getByText("Matériel ajouté à vos matériels en cours d'étude")).toBeVisible()
  await page.getByRole('button', { name: 'J’ai terminé ce texte' }).click()
  await expect(
    page.getByText('Bravo, un pas de plus vers la maîtrise de la langue russe !'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Étudier à nouveau' }).first()).toBeVisible()
})

test('without script a visitor’s word waits until they have signed in', async ({
  page,
  keys,
  visitor,
}) => {
  await page.goto(`${await addressOf('Мои книги', keys.anonKey)}?words=links`)
  await page.locator('.reading-text').getByRole('link', { name: 'книгу' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /livre/ }).first().click()
  await page.getByLabel('Adresse e-mail').fill(visitor.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(visitor.password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText('Traduction ajoutée avec succès.')).toBeVisible()
  expect((await savedWords(visitor, keys.anonKey)).map(({ word_ru }) => word_ru)).toEqual(['книга'])
})

test('without script an unknown word says so, and one page is enough to look a word up', async ({
  page,
  keys,
}) => {
  const { id } = await materialOf('Мои книги', keys.anonKey)
  await page.goto(`/ru/materials/slice-of-life/${id}?words=links`)
  await page.locator('.reading-text').getByRole('link', { name: 'бруклявку' }).click()
  await expect(page.getByRole('dialog')).toContainText('Перевод не найден')
  await page.goto(`${await addressOf('Мои книги', keys.anonKey)}?word=99999`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('without script a reader goes on where they stopped, with words as links', async ({
  page,
  keys,
  learner,
}) => {
  const { id: material_id } = await materialOf('Письмо', keys.anonKey)
  const own = { apikey: keys.anonKey, token: learner.accessToken }
  await askRest('POST', 'reading_places', own, { material_id, word: 60 })
  await page.goto(await addressOf('Письмо', keys.anonKey))
  await page.locator('.continue-reading:visible').click()
  await expect(page).toHaveURL(/\?words=links#w60$/)
  await expect(page.locator('#w60')).toBeInViewport()
})
