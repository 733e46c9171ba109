import { expectGoodOnAnyScreen } from '../screens/good-screen.ts'
import { expect, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { picture } from './pictures-and-sounds.ts'
import { makeWriter, newName } from './writer.ts'

test.beforeEach(makeWriter)

test('a writer chooses a picture that was sent before, found by its name', async ({ page }) => {
  const name = `kot-${newName()}`
  await page.goto('/admin/posts/new')
  await page.getByLabel('Image: Envoyer un fichier').setInputFiles(picture(`${name}.png`))
  await expect(page.getByText('Le fichier est envoyé.')).toBeVisible()

  await page.goto('/admin/materials/new')
  await page.getByRole('button', { name: 'Image: Choisir un fichier du site' }).click()
  const files = page.getByRole('dialog', { name: 'Fichiers du site' })
  await files.getByLabel('Chercher un nom').fill('nothing-like-it')
  await expect(files.getByText('Aucun fichier de ce nom.')).toBeVisible()
  await files.getByLabel('Chercher un nom').fill(name)
  await files.getByLabel('Chercher un nom').press('Enter')
  await expect(files.getByRole('button', { name: `${name}.png` })).toBeVisible()
  await expectGoodOnAnyScreen(page, 'the files of the site')
  await files.getByRole('button', { name: `${name}.png` }).click()
  await expect(files).toBeHidden()
  await expect(page.getByLabel('Image', { exact: true })).toHaveValue(`image/${name}.png`)
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible()
})

test('nothing is chosen for a writer, and what is missing is said in their language where they see it', async ({
  page,
}) => {
  await page.goto('/ru/admin/materials/new')
  await expect(page.getByLabel('Раздел')).toHaveValue('')
  await expect(page.getByLabel('Уровень')).toHaveValue('')
  const buttons = page.getByRole('button', { name: 'Опубликовать' })
  await expect(buttons).toBeInViewport()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await buttons.click()

  const title = page.getByLabel('Название')
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription('Это поле обязательно.')
  await expect(page.getByLabel('Раздел')).toHaveAccessibleDescription(
    'Выберите значение из списка.',
  )
  // The label stands below the top bar.
  const bar = await page.locator('.site-header').boundingBox()
  const label = await page.getByText('Название', { exact: true }).boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('a table is written cell by cell, and an empty corner stays empty', async ({
  page,
  learner,
  keys,
}) => {
  const slug = `tableau-${learner.id.slice(0, 8)}`
  await page.goto('/admin/lessons/new')
  await page.getByLabel('Titre français').fill('Un tableau')
  await page.getByLabel('Titre russe').fill('Таблица')
  await page.getByLabel('Adresse').fill(slug)
  await page.getByLabel('Niveau').selectOption('A1')
  await page
    .getByText(/^Ajouter un bloc/)
    .last()
    .click()
  await page.getByRole('button', { name: 'Tableau', exact: true }).click()
  const cell = (row: number, column: number) => page.getByLabel(`Rangée ${row}, colonne ${column}`)
  await cell(1, 2).fill('singulier')
  await cell(2, 1).fill('nominatif')
  await cell(2, 2).fill('дом')
  await page.getByRole('button', { name: 'Ajouter une rangée' }).click()
  await cell(3, 1).fill('génitif')
  await page.getByRole('button', { name: 'Ajouter une colonne' }).click()
  await cell(3, 3).fill('дома́')
  await expectGoodOnAnyScreen(page, 'a table being written')
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page).toHaveSaid('POST SUCCESS !')
  const query = `lessons?select=blocks&slug=eq.${slug}`
  expect(await askRest('GET', query, { apikey: keys.anonKey })).toEqual([
    {
      blocks: [
        {
          type: 'table',
          head: ['', 'singulier', ''],
          rows: [
            ['nominatif', 'дом', ''],
            ['génitif', '', 'дома́'],
          ],
        },
      ],
    },
  ])
})
