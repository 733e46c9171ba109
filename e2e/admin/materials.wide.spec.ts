import { makeAccount } from '../people/accounts.ts'
import { awaitTouchable } from '../reading/reading-page.ts'
import { backendUrl, expect, signIn, siteUrl, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { openTakenOver } from '../site/taken-over.ts'
import { hearToasts } from '../site/toasts.ts'
import { picture, recording } from './pictures-and-sounds.ts'
import { makeWriter, newName, write } from './writer.ts'

test.beforeEach(makeWriter)

// S1-admin S3-content-types S4-editing S7-content S8-success S9-content-defaults
test('an admin writes, previews, publishes and edits a material, and a learner reads it', async ({
  page,
  keys,
  browser,
}) => {
  const name = newName()
  await page.goto('/admin/materials')
  await page.getByRole('link', { name: 'Nouveau texte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau texte')
  await write(page, 'Titre', `Дом ${name}`)
  await page.getByLabel('Rubrique').selectOption('dialogue')
  await page.getByLabel('Niveau').selectOption('A1')
  await write(page, 'Résumé en français', 'Un homme et sa maison.')
  await page.getByLabel('Image: Envoyer un fichier').setInputFiles(picture(`${name}.png`))
  await expect(page.getByText('Le fichier est envoyé.')).toBeVisible()
  await page
    .getByLabel('Enregistrement: Envoyer un fichier')
    .setInputFiles(recording(`${name}.wav`))
  await expect(page.getByText('Le fichier est envoyé.')).toHaveCount(2)
  await expect(page.getByLabel('Enregistrement', { exact: true })).toHaveValue(`audio/${name}.wav`)

  await write(page, 'Texte', 'Он читает книгу.')
  const text = page.getByRole('textbox', { name: 'Texte' })
  await text.press('Home')
  for (let step = 0; step < 7; step++) await text.press('ArrowRight')
  await text.press('F2')
  await expect(text).toHaveValue('Он чита́ет книгу.')
  await page.getByRole('button', { name: 'Proposer les accents' }).click()
  await page.getByRole('button', { name: 'Accepter кни́гу' }).click()
  await expect(text).toHaveValue('Он чита́ет кни́гу.')

  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: /Aperçu/ }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`Дом ${name}`)
  await expect(preview.locator('.reading-text')).toHaveText('Он чита́ет кни́гу.')
  await expect(preview.locator('audio')).toHaveAttribute('src', new RegExp(`audio/${name}.wav`))
  await awaitTouchable(preview.locator('.reading-text'))
  await preview.locator('.reading-text').getByText('кни́гу').click()
  await expect(preview.getByRole('dialog').getByRole('button', { name: /livre/ })).toBeVisible()
  await preview.close()

  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page).toHaveSaid('POST SUCCESS !')
  await expect(page.getByRole('button', { name: 'Retirer de la publication' })).toBeVisible()

  const context = await browser.newContext()
  await hearToasts(context)
  const reader = await context.newPage()
  await signIn(reader, await makeAccount(backendUrl, keys))
  await reader.goto(
    siteUrl +
      ((await page.getByRole('link', { name: 'Voir sur le site' }).getAttribute('href')) ?? ''),
  )
  await expect(reader.locator('.reading-text')).toHaveText('Он читает книгу.')
  const sound = `${backendUrl}/storage/v1/object/public/slovo/audio/${name}.wav`
  expect((await fetch(sound)).headers.get('cache-control')).toMatch(/max-age=3600$/)
  await expect(reader.locator('.reading-picture')).toHaveJSProperty('complete', true)
  expect(
    await reader
      .locator('.reading-picture')
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  await expect
    .poll(() => reader.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration))
    .toBeCloseTo(2, 1)
  await awaitTouchable(reader.locator('.reading-text'))
  await reader.locator('.reading-text').getByText('книгу').click()
  await reader.getByRole('dialog').getByRole('button', { name: /livre/ }).click()
  await expect(reader).toHaveSaid('Traduction ajoutée avec succès.')

  await write(page, 'Texte', 'Он чита́ет письмо́.')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveSaid('EDIT SUCCESS !')
  await expect(page).toHaveURL(`${siteUrl}/admin/materials`)
  await reader.reload()
  await expect(reader.locator('.reading-text')).toHaveText('Он читает письмо.')
  await context.close()
})

test('what is deleted comes back with its learners’ marks', async ({ page, learner, keys }) => {
  const own = { apikey: keys.anonKey, token: learner.accessToken }
  const title = `Ветер ${newName()}`
  const [{ id }] = await askRest('POST', 'materials', own, {
    ...{ title, level: 'B1', section: 'place', lang: 'ru', body: 'Дом.', is_published: true },
  })
  await askRest('POST', 'user_materials', own, { material_id: id, is_studied: true })

  await openTakenOver(page, `/admin/materials/${id}`)
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText(`« ${title} » est supprimé.`)).toBeVisible()
  const rows = `materials?select=title,user_materials(is_studied)&id=eq.${id}`
  expect(await askRest('GET', rows, own)).toEqual([])

  await page.getByRole('button', { name: 'Annuler la suppression' }).click()
  await expect(page).toHaveSaid('Le contenu est rétabli.')
  expect(await askRest('GET', rows, own)).toEqual([
    { title, user_materials: [{ is_studied: true }] },
  ])
})
