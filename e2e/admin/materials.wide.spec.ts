import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { makeAccount } from '../people/accounts.ts'
import { makeAdmin } from '../people/admins.ts'
import { awaitTouchable } from '../reading/reading-page.ts'
import { expectGoodOnAnyScreen } from '../screens/good-screen.ts'
import { backendUrl, expect, signIn, siteUrl, test } from '../site/journey.ts'
import { askRest, materialOf } from '../site/site-data.ts'
import { openTakenOver } from '../site/taken-over.ts'
import { hearToasts } from '../site/toasts.ts'
import { picture, recording } from './pictures-and-sounds.ts'

const newName = () => crypto.randomUUID().slice(0, 8)

test.beforeEach(async ({ page, learner, keys }) => {
  await makeAdmin(learner, keys)
  // A page with unsaved work asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept())
})

const write = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text)

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

test.describe('without a line', () => {
  test.use({ expectedMistakes: /ERR_INTERNET_DISCONNECTED/ })

  test('an upload that is cut off goes on by itself, and after a reload when the file is chosen again', async ({
    page,
    context,
  }, testInfo) => {
    const file = recording(`${newName()}.wav`, 8_000_000)
    // From the disk: a file is known again by its time too.
    const chosen = testInfo.outputPath(file.name)
    await mkdir(path.dirname(chosen), { recursive: true })
    await writeFile(chosen, file.buffer)
    const partBytes = 6 * 1024 * 1024
    const offsets: string[] = []
    await page.goto('/admin/materials/new')
    // The line is cut when the second part begins; when it goes on, the third request is never answered.
    await context.route('**/upload/resumable/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      offsets.push(route.request().headers()['upload-offset'] ?? '')
      if (offsets.length === 2) await context.setOffline(true)
      if (offsets.length !== 3) await route.continue()
    })
    const input = page.getByLabel('Enregistrement: Envoyer un fichier')
    await input.setInputFiles(chosen)
    await expect(page.getByText(/La connexion est perdue/)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Envoi en cours' })).toBeVisible()

    await context.setOffline(false)
    await expect.poll(() => offsets).toEqual(['0', String(partBytes), String(partBytes)])
    await page.reload()
    await expect(page.getByText(`L’envoi de « ${file.name} » a été interrompu.`)).toBeVisible()
    await input.setInputFiles(chosen)
    await expect(page.getByText('Le fichier est envoyé.')).toBeVisible()
    expect(offsets).toEqual(['0', ...Array(3).fill(String(partBytes))])

    const stored = await page.request.get(`/files/audio/${file.name}`)
    expect(stored.status()).toBe(200)
    expect((await stored.body()).equals(file.buffer)).toBe(true)
  })
})

// S7-content
test('a file of a name that exists is not overwritten: another name is proposed', async ({
  page,
}) => {
  const name = newName()
  await page.goto('/admin/materials/new')
  const input = page.getByLabel('Image: Envoyer un fichier')
  await input.setInputFiles({ ...picture(`${name}.txt`), mimeType: 'text/plain' })
  await expect(page.getByText(/Ce type de fichier ne convient pas/)).toBeVisible()

  await input.setInputFiles(picture(`${name}.png`))
  await expect(page.getByText('Le fichier est envoyé.')).toBeVisible()
  await input.setInputFiles(picture(`${name}.png`))
  await expect(page.getByText(`Un fichier « ${name}.png » existe déjà`)).toBeVisible()
  await page.getByRole('button', { name: `Envoyer sous le nom « ${name}-2.png »` }).click()
  await expect(page.getByText('Le fichier est envoyé.')).toBeVisible()
  await expect(page.getByLabel('Image', { exact: true })).toHaveValue(`image/${name}-2.png`)
})

test('unsaved work is asked about before it is left, and offered after a reload', async ({
  page,
}) => {
  await page.goto('/admin/materials/new')
  await write(page, 'Titre', 'Зимний вечер')
  await page.getByLabel('Rubrique').selectOption('dialogue')
  await page.getByLabel('Niveau').selectOption('A1')
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible()
  await page.getByRole('link', { name: 'Livres' }).click()
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  await question.getByRole('button', { name: 'Rester ici' }).click()
  await expect(question).toBeHidden()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('')
  await page.getByRole('button', { name: 'Reprendre', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Зимний вечер')

  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page).toHaveSaid('POST SUCCESS !')
  await page.goto('/admin/materials/new')
  await expect(page.getByText('Envoyer un fichier').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reprendre', exact: true })).toHaveCount(0)
})

test('a draft that was saved is not offered again, however late the next page comes', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/admin/materials/new')
  let letThrough = () => {}
  const isReleased = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/admin\/materials\/\d+\.data/, async (route) => {
    await isReleased
    await route.continue()
  })
  const isAccepted = page.waitForRequest(/\/admin\/materials\/\d+\.data/)
  await page.clock.pauseAt(Date.now() + 60_000)
  await write(page, 'Titre', 'Летний вечер')
  await page.getByLabel('Rubrique').selectOption('dialogue')
  await page.getByLabel('Niveau').selectOption('A1')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await isAccepted
  await page.clock.runFor(1000)
  letThrough()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Летний вечер')
  await page.clock.resume()

  await page.goto('/admin/materials/new')
  await expect(page.getByText('Envoyer un fichier').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reprendre', exact: true })).toHaveCount(0)
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

test('a form that is refused keeps what was typed and says what to mend', async ({
  page,
  keys,
}) => {
  const { id } = await materialOf('Она и он', keys.anonKey)
  await openTakenOver(page, `/admin/materials/${id}`)
  await expect(page.getByText('Envoyer un fichier').first()).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await write(page, 'Vidéo', 'https://evil.example/video')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText(/Ce site de vidéo n’est pas pris en charge/)).toBeVisible()
  const video = page.getByLabel('Vidéo', { exact: true })
  await expect(video).toBeFocused()
  await expect(video).toHaveValue('https://evil.example/video')
  await expect(video).toHaveAccessibleDescription(/Ce site de vidéo n’est pas pris en charge/)
  await expect(page).toHaveSaid('Rien n’est encore enregistré : corrigez les champs signalés.')
  expect(sent, 'the browser knows it without asking').toEqual([])
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible()
})

test('what another admin has changed meanwhile is not overwritten unseen, but at the second attempt', async ({
  page,
  keys,
}) => {
  const all = { apikey: keys.serviceRoleKey }
  const title = `Снег ${newName()}`
  const [{ id }] = await askRest('POST', 'materials', all, {
    ...{ title, level: 'A1', section: 'dialogue', lang: 'ru', body: 'Снег.' },
  })
  await openTakenOver(page, `/admin/materials/${id}`)
  await expect(page.getByText('Envoyer un fichier').first()).toBeVisible()
  await askRest('PATCH', `materials?id=eq.${id}`, all, { level: 'B2' })

  await write(page, 'Titre', `${title} !`)
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page).toHaveSaid(/Quelqu’un d’autre a modifié ce contenu entre-temps/)
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue(`${title} !`)
  const read = () => askRest('GET', `materials?select=title&id=eq.${id}`, all)
  expect(await read()).toEqual([{ title }])

  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page).toHaveSaid('EDIT SUCCESS !')
  expect(await read()).toEqual([{ title: `${title} !` }])
})

// The translation beside the text.
test('an admin translates a text sentence by sentence, and the translation follows the text', async ({
  page,
  keys,
}) => {
  const title = `Перевод ${newName()}`
  await page.goto('/admin/materials/new')
  await write(page, 'Titre', title)
  await page.getByLabel('Rubrique').selectOption('dialogue')
  await page.getByLabel('Niveau').selectOption('A1')
  await write(page, 'Texte', 'Это дом. Он мой.\n\nЗа́втра мы идём домой.')
  const field = page.getByRole('region', { name: 'Traduction en français' })
  const lineOf = (sentence: string) => field.getByRole('textbox', { name: sentence, exact: true })
  await lineOf('Это дом.').fill('C’est une maison.')
  await page.keyboard.press('Enter')
  await expect(lineOf('Он мой.')).toBeFocused()
  await page.keyboard.type('Elle est à moi.')
  await lineOf('Завтра мы идём домой.').fill('Demain, nous rentrons.')
  await expect(field.getByRole('status')).toHaveText('3 phrases sur 3 avec traduction.')

  await write(page, 'Texte', 'Это дом. Вот. Он твой.\n\nЗавтра мы идём домой!')
  await expect(lineOf('Вот.')).toHaveValue('Elle est à moi.')
  await expect(lineOf('Он твой.')).toHaveValue('')
  await expect(field.getByText('La phrase a changé : vérifiez sa traduction.')).toHaveCount(1)
  await write(page, 'Texte', 'Это дом. Он твой.\n\nЗавтра мы идём домой!')
  await expect(lineOf('Он твой.')).toHaveValue('Elle est à moi.')
  await expect(lineOf('Он твой.')).toHaveAccessibleDescription(/La phrase a changé/)
  await expect(field.getByRole('status')).toHaveText(
    '2 phrases sur 3 avec traduction. À vérifier : 1.',
  )
  await expectGoodOnAnyScreen(page, 'the editor with a translation')

  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: /Aperçu/ }).click()
  const preview = await opened
  await expect(preview.locator('.reading-text')).toHaveAttribute('data-translated', '')
  for (const mark of await preview.locator('t-').all()) await mark.click()
  await expect(preview.locator('.sentence-translation')).toHaveText([
    'C’est une maison.',
    'Cette phrase n’a pas encore de traduction.',
    'Demain, nous rentrons.',
  ])
  await preview.close()

  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page).toHaveSaid('POST SUCCESS !')
  const stored = async () => {
    const query = new URLSearchParams({ select: 'translations', title: `eq.${title}` })
    const [row] = await askRest('GET', `materials?${query}`, { apikey: keys.anonKey })
    return row.translations
  }
  expect(await stored()).toEqual({
    fr: [
      [0, 8, 'Это дом.', 'C’est une maison.'],
      [9, 17, null, 'Elle est à moi.'],
      [19, 40, 'Завтра мы идём домой!', 'Demain, nous rentrons.'],
    ],
  })
  await expect(lineOf('Он твой.')).toHaveValue('Elle est à moi.')
  await field.getByRole('button', { name: 'Elle convient' }).click()
  await expect(field.getByRole('status')).toHaveText('3 phrases sur 3 avec traduction.')

  await field.getByText('Toute la traduction en un seul texte').click()
  const whole = field.getByRole('textbox', { name: 'Traduction en français' })
  await expect(whole).toHaveValue('C’est une maison.\nElle est à moi.\n\nDemain, nous rentrons.')
  await whole.fill('C’est une maison.\n\nDemain,\nnous rentrons.')
  await expect(field.getByRole('status')).toContainText(
    'Bloc 1 (ligne 1), « Это дом. » : 2 phrases dans le texte, 1 ligne de traduction.',
  )
  await expect(field.getByRole('status')).toContainText('Bloc 2 (ligne 3)')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveSaid(/Rien n’est encore enregistré/)
  await expect(whole).toHaveAccessibleDescription(/Bloc 1 \(ligne 1\)/)
  await expect(whole).toHaveValue('C’est une maison.\n\nDemain,\nnous rentrons.')
  await field.getByRole('button', { name: 'Aller à cette ligne' }).last().click()
  await expect(whole).toBeFocused()
  await whole.fill('C’est une maison.\nElle est à toi.\n\nDemain, nous rentrons.')
  await expect(lineOf('Он твой.')).toHaveValue('Elle est à toi.')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveSaid('EDIT SUCCESS !')
  expect((await stored()).fr[1]).toEqual([9, 17, 'Он твой.', 'Elle est à toi.'])
})
