import { expect, test } from '../site/journey.ts'
import { askRest, materialOf } from '../site/site-data.ts'
import { openTakenOver } from '../site/taken-over.ts'
import { makeWriter, newName, write } from './writer.ts'

test.beforeEach(makeWriter)

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
