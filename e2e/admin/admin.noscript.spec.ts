import { makeAdmin } from '../people/admins.ts'
import { expect, siteUrl, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { newName } from './writer.ts'

test('without script, a material is written, mended, previewed, published, deleted and brought back', async ({
  page,
  learner,
  keys,
}) => {
  await makeAdmin(learner, keys)
  const title = `Вечер ${newName()}`
  await page.goto('/admin/materials/new')
  await page.getByRole('textbox', { name: 'Titre' }).fill(title)
  await page.getByLabel('Rubrique').selectOption('dialogue')
  await page.getByLabel('Niveau').selectOption('A1')
  await page.getByRole('textbox', { name: 'Texte' }).fill('Дом.')
  await page.getByRole('textbox', { name: 'Vidéo' }).fill('https://evil.example/')
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText(/Ce site de vidéo n’est pas pris en charge/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue(title)

  await page.getByRole('textbox', { name: 'Vidéo' }).fill('')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: /Aperçu/ }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
  await preview.close()

  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText('POST SUCCESS !')).toBeVisible()
  const find = `materials?select=is_published&title=eq.${encodeURIComponent(title)}`
  expect(await askRest('GET', find, { apikey: keys.anonKey })).toEqual([{ is_published: true }])

  await page.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page).toHaveURL(new RegExp(`^${siteUrl}/admin/materials\\?deleted=`))
  expect(await askRest('GET', find, { apikey: keys.anonKey })).toEqual([])
  await page.getByRole('button', { name: 'Annuler la suppression' }).click()
  await expect(page.getByText('Le contenu est rétabli.')).toBeVisible()
  expect(await askRest('GET', find, { apikey: keys.anonKey })).toEqual([{ is_published: true }])
})

test('without script, the cues of a recording are written as WebVTT, and stay when they cannot be read', async ({
  page,
  learner,
  keys,
}) => {
  await makeAdmin(learner, keys)
  const title = `Вечер ${newName()}`
  await page.goto('/admin/materials/new')
  await page.getByLabel('Titre').fill(title)
  await page.getByLabel('Rubrique').selectOption('dialogue')
  await page.getByLabel('Niveau').selectOption('A1')
  await page.getByLabel('Texte', { exact: true }).fill('Он дома. Она спит.')
  await page.getByLabel('Enregistrement', { exact: true }).fill('audio/vecher.mp3')
  await page.getByText('Repères des phrases').click()
  await page.getByText('WebVTT', { exact: true }).click()
  const cues = page.getByLabel('Repères en WebVTT')
  await cues.fill('0:00 Он дома')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(cues).toHaveAccessibleDescription(/Aucun repère lisible ici/)
  await expect(cues).toHaveValue('0:00 Он дома')

  await cues.fill('WEBVTT\n\n00:01.000 --> 00:02.500\nОн дома')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByText('POST SUCCESS !')).toBeVisible()
  const find = `materials?select=cues&title=eq.${encodeURIComponent(title)}`
  expect(await askRest('GET', find, { apikey: keys.serviceRoleKey })).toEqual([
    { cues: [[1, 2.5], null] },
  ])
})

test('without script, the text of a post is written as Markdown, and stays when the post is refused', async ({
  page,
  learner,
  keys,
}) => {
  await makeAdmin(learner, keys)
  const slug = `neige-${learner.id.slice(0, 8)}`
  await page.goto('/admin/posts/new')
  await page.getByLabel('Titre', { exact: true }).fill('La neige')
  await page.getByLabel('Adresse').fill(slug)
  await page.getByLabel('Image', { exact: true }).fill('video/neige.mp4')
  await page.getByLabel('Texte', { exact: true }).fill('Elle tombe.\n\n- un\n- deux')
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByLabel('Image', { exact: true })).toHaveAccessibleDescription(
    /Ce n’est pas un fichier de ce dossier/,
  )
  await expect(page.getByLabel('Texte', { exact: true })).toHaveValue(/Elle tombe\.\s+- un\s- deux/)

  await page.getByLabel('Image', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText('POST SUCCESS !')).toBeVisible()
  const find = `posts?select=body,is_published&slug=eq.${slug}`
  expect(await askRest('GET', find, { apikey: keys.anonKey })).toEqual([
    { body: 'Elle tombe.\n\n- un\n- deux', is_published: true },
  ])
})
