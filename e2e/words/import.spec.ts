import { expectGood } from '../screens/good-screen.ts'
import { expect, onlyWide, test } from '../site/journey.ts'
import { haveWords, savedWords } from '../site/site-data.ts'

const words = Array.from({ length: 1200 }, (_, at) => `${at};mot ${at};слово ${letters(at)};`)
const table = [
  'Nr;Français du livre;Mot étranger;Remarque',
  '1;maison;дом;Это мой дом.',
  '2;livre;кни́га;Я читаю книгу.',
  '3;;река;',
  '4;livre;книга;',
  ...words,
].join('\n')

/** Words of letters only, each another one. */
function letters(number: number) {
  return [...String(number)].map((digit) => 'абвгдежзик'[Number(digit)]).join('')
}

test('a learner brings a table of another program, says which column is which, sees what will happen, and takes all of it back', async ({
  page,
  keys,
  learner,
  isMobile,
}) => {
  await haveWords(learner, keys.anonKey, [{ word_ru: 'дом', word_fr: 'maison' }])
  await page.goto('/dictionary')
  await page.getByRole('button', { name: 'Fichiers' }).click()
  await page.getByRole('link', { name: 'Importer', exact: true }).click()
  await page
    .getByLabel('Fichier')
    .setInputFiles({ name: 'mes mots.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await page.getByRole('button', { name: 'Lire le fichier' }).click()

  await expect(page.getByText('mes mots.csv, un tableau : 1 204 lignes')).toBeVisible()
  await page.getByLabel('Mot russe').selectOption('Remarque')
  await expect(page.getByText(/lignes refusées/)).toBeVisible()
  await page.getByLabel('Mot russe').selectOption('Mot étranger')
  await page.getByLabel('Mot français').selectOption('Français du livre')
  await page.getByRole('combobox', { name: 'Phrase', exact: true }).selectOption('Remarque')
  await expect(page.getByText('1 201 mots seront ajoutés')).toBeVisible()
  await expect(page.getByText('1 doublon dans le fichier')).toBeVisible()
  await expect(page.getByText('1 mot est déjà dans votre dictionnaire')).toBeVisible()
  await expect(page.getByText('1 ligne refusée')).toBeVisible()
  await expect(page.getByRole('row', { name: /река/ })).toContainText('le mot français manque')
  await expectGood({ page, locale: 'fr', isMobile }, 'preview of an import')
  expect(await savedWords(learner, keys.anonKey)).toHaveLength(1)

  await page.getByRole('button', { name: 'Importer ces mots' }).click()
  await expect(page.getByText('1 201 mots ajoutés')).toBeVisible()
  await expectGood({ page, locale: 'fr', isMobile }, 'result of an import')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger les lignes refusées (CSV)' }).click()
  expect((await download).suggestedFilename()).toBe('lignes-refusees.csv')

  await page.getByRole('link', { name: 'Voir mes mots' }).click()
  await expect(page.getByText('1 202 mots')).toBeVisible()
  await page.getByRole('button', { name: 'Fichiers' }).click()
  await page.getByRole('link', { name: 'Importer', exact: true }).click()
  await page.getByRole('link', { name: 'mes mots.csv' }).click()
  await expect(page.getByText(/L’annulation retire 1.201 mots de votre dictionnaire/)).toBeVisible()
  await page.getByRole('button', { name: 'Annuler tout l’import' }).click()
  await expect(page).toHaveSaid('Import annulé.')
  await expectGood({ page, locale: 'fr', isMobile }, 'list of imports')
  expect((await savedWords(learner, keys.anonKey)).map(({ word_ru }) => word_ru)).toEqual(['дом'])
})

test(
  'words that go to Anki come back with nothing lost; a file of nothing is refused where it was chosen',
  onlyWide,
  async ({ page, keys, learner }) => {
    const given = [
      { word_ru: 'книга', word_fr: 'livre « rouge » & <b>', word_sentence: 'Я читаю\nкнигу.' },
      { word_ru: 'дом', word_fr: 'maison', word_sentence: 'Это дом.' },
    ]
    await haveWords(learner, keys.anonKey, given)
    await page.goto('/dictionary')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Fichiers' }).click()
    await page.getByRole('link', { name: 'Exporter (Anki)' }).click()
    const file = await (await download).path()
    await page.getByRole('checkbox', { name: 'Tout cocher' }).check()
    await page.getByRole('button', { name: 'Supprimer les mots cochés' }).click()
    await expect(page).toHaveSaid('2 mots supprimés.')

    await page.getByRole('button', { name: 'Fichiers' }).click()
    await page.getByRole('link', { name: 'Importer', exact: true }).click()
    await page
      .getByLabel('Fichier')
      .setInputFiles({ name: 'vide.csv', mimeType: 'text/csv', buffer: Buffer.from('\n') })
    await page.getByRole('button', { name: 'Lire le fichier' }).click()
    await expect(page.getByText('Ce fichier ne contient aucun mot.')).toBeVisible()

    await page.getByLabel('Fichier').setInputFiles(file)
    await page.getByRole('button', { name: 'Lire le fichier' }).click()
    await expect(page.getByText(/un export de Slovo\s: 2 lignes/)).toBeVisible()
    await page.getByRole('button', { name: 'Importer ces mots' }).click()
    await expect(page.getByText('2 mots ajoutés')).toBeVisible()
    const back = await savedWords(learner, keys.anonKey)
    expect(
      back.map(({ word_ru, word_fr, word_sentence }) => ({ word_ru, word_fr, word_sentence })),
    ).toEqual(given)
  },
)
