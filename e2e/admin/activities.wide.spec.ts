import type { Page } from '@playwright/test'
import { withRows } from '../activities/activities-page.ts'
import { describe, packed } from '../activities/h5p-packages.ts'
import { makeAdmin } from '../people/admins.ts'
import { expectGoodOnAnyScreen } from '../screens/good-screen.ts'
import { expect, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'

const packageOf = (name: string, library: string, content: object) => ({
  name,
  mimeType: 'application/zip',
  buffer: packed({
    'h5p.json': describe(library, 'Vrai ou faux'),
    'content/content.json': content,
  }),
})

/** Sends a file as the editor offers it, and waits until the storage has it. */
async function send(page: Page, file: ReturnType<typeof packageOf>) {
  await page.getByLabel('Paquet H5P: Envoyer un fichier').setInputFiles(file)
  const place = page.getByLabel('Paquet H5P', { exact: true })
  await expect(place).toHaveValue(`h5p/${file.name}`)
  await expect(page.getByText('Le fichier est envoyé.')).toBeVisible()
}

// S3-h5p
test('an admin uploads an exercise into a text, learners do it, and it can be deleted and come back', async ({
  page,
  keys,
  learner,
}) => {
  await makeAdmin(learner, keys)
  const unique = `paquet-${Date.now()}`
  await withRows(keys, [], async (address) => {
    const [, id] = /(\d+)-/.exec(address) ?? []
    await page.goto(`/admin/materials/${id}`)
    await page.getByRole('link', { name: 'Nouvelle activité' }).click()
    await expect(page.getByRole('heading', { name: 'Nouvelle activité' })).toBeVisible()
    await page.getByLabel('Titre').fill('Mon exercice')
    await expect(page.getByLabel('Leçon ou texte')).toHaveValue(`materials:${id}`)

    await send(page, packageOf(`${unique}.h5p`, 'H5P.Crossword 0.5', { words: [] }))
    await page.getByRole('button', { name: 'Publier' }).click()
    const refusal = page.getByText(
      'Les bibliothèques H5P de ce type d’exercice (H5P.Crossword 0.5) manquent',
    )
    await expect(refusal).toBeVisible()
    await expect(page.getByText('Le fichier est envoyé.')).toHaveCount(0)
    await expect(page.getByLabel('Titre')).toHaveValue('Mon exercice')

    const question = { question: '<p>Дом — maison.</p>', correct: 'true' }
    await send(page, packageOf(`${unique}-2.h5p`, 'H5P.TrueFalse 1.8', question))
    await expect(refusal).toHaveCount(0)
    // What stands in the form is not offered as if it were lost.
    await expect(page.getByText('Ce navigateur a gardé des modifications')).toHaveCount(0)
    await page.getByRole('button', { name: 'Publier' }).click()
    await expect(page).toHaveSaid('POST SUCCESS !')
    await expect(
      page.getByText('Vrai ou faux (H5P.TrueFalse 1.8), joué par le site lui-même'),
    ).toBeVisible()
    const preview = page.getByRole('article', { name: 'Mon exercice' })
    await expect(preview.getByRole('radio', { name: 'Vrai' })).toBeVisible()
    await expect(page.getByText('POST SUCCESS !')).toHaveCount(0)
    await expectGoodOnAnyScreen(page, 'the editor of an activity')

    await page.goto(address)
    const activity = page.getByRole('article', { name: 'Mon exercice' })
    await activity.getByRole('radio', { name: 'Vrai' }).check()
    await activity.getByRole('button', { name: 'Vérifier' }).click()
    await expect(activity.getByText('Score : 1 sur 1')).toBeVisible()

    await page.goto(`/admin/materials/${id}`)
    const owned = page.getByRole('listitem').filter({ hasText: 'Mon exercice' })
    await expect(owned).toContainText('Publié')
    await page.goto(`/admin/activities?q=${encodeURIComponent('Mon exercice')}`)
    await expect(page.getByText(/Vrai ou faux · Texte\s: Exercices/).first()).toBeVisible()
    await expectGoodOnAnyScreen(page, 'the list of activities')
    await page.getByRole('link', { name: 'Mon exercice' }).first().click()
    await page.getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByText('« Mon exercice » est supprimé.')).toBeVisible()
    const found = () =>
      askRest('GET', `h5p?material_id=eq.${id}&type=eq.materials&select=title`, {
        apikey: keys.anonKey,
      })
    expect(await found()).toEqual([])
    await page.getByRole('button', { name: 'Annuler la suppression' }).click()
    await expect(page).toHaveSaid('Le contenu est rétabli.')
    expect(await found()).toEqual([{ title: 'Mon exercice' }])
  })
})

test('only an admin takes an exercise away as a package', async ({ page, request, learner }) => {
  expect(learner.id).toBeTruthy()
  expect((await page.request.get('/admin/activities/1/export')).status()).toBe(403)
  const visitor = await request.get('/admin/activities/1/export', { maxRedirects: 0 })
  expect(visitor.headers().location).toBe('/signin?next=%2Fadmin%2Factivities%2F1%2Fexport')
})
