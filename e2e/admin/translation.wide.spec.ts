import { expectGoodOnAnyScreen } from '../screens/good-screen.ts'
import { expect, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { makeWriter, newName, write } from './writer.ts'

test.beforeEach(makeWriter)

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
