import { expect, test } from '../site/journey.ts'
import { withRows } from './activities-page.ts'

test('without script an exercise can be read, and says what it takes to answer it', async ({
  page,
  keys,
}) => {
  const row = (title: string, library: string, content: object, file: string | null = null) => ({
    ...{ title, library, content, file },
    is_framed: file !== null,
  })
  const rows = [
    row('Le chat', 'H5P.MultiChoice 1.16', {
      question: '<p>Qui est un animal ?</p>',
      answers: [{ text: 'кот', correct: true }, { text: 'книга' }],
    }),
    row('La croix', 'H5P.Crossword 0.5', {}),
    row('La vidéo', 'H5P.InteractiveVideo 1.27', {}, 'h5p/none.h5p'),
  ]
  await withRows(keys, rows, async (address) => {
    await page.goto(address)
    await expect(page.getByText(/Avec un compte gratuit, vos résultats sont gardés/)).toBeVisible()
    const choice = page.getByRole('article', { name: 'Le chat' })
    await expect(choice).toContainText('Qui est un animal ?')
    await expect(choice).toContainText('– кот')
    await expect(choice.locator('[lang="ru"]')).toHaveText(['кот', 'книга'])
    for (const article of [choice, page.getByRole('article', { name: 'La vidéo' })]) {
      const note = article.locator('.activity-note')
      await expect(note).toBeVisible()
      await expect(note).toHaveText(/activez JavaScript dans votre navigateur/)
    }
    await expect(page.getByRole('article', { name: 'La croix' })).toContainText(
      'les bibliothèques H5P de son type (H5P.Crossword 0.5) manquent',
    )
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})
