import { ReadingPage } from '../reading/reading-page.ts'
import { findViolations } from '../screens/good-screen.ts'
import { expect, onlyWide, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'

test('a touched word shows its form with its stress, and all its forms with the present one marked', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await reading.touch('книгу')
  await expect(reading.panel.getByRole('heading', { name: 'кни́гу' })).toBeVisible()
  await expect(reading.panel).toContainText('parmi les 1 000 premiers mots')

  await reading.panel.getByRole('button', { name: 'Toutes les formes' }).click()
  const table = reading.panel.getByRole('table', { name: 'Déclinaison' })
  await expect(table.getByRole('row', { name: /Génitif/ })).toContainText('кни́ги')
  await expect(table.getByRole('columnheader')).toHaveText(['Singulier', 'Pluriel'])
  await expect(table.locator('mark')).toHaveText(['кни́гу (forme du texte)'])
  expect(await findViolations(page)).toEqual([])
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide).toBeLessThanOrEqual(0)

  await reading.panel.getByRole('button', { name: 'Toutes les formes' }).click()
  await expect(table).toBeHidden()
})

test(
  'the keyboard alone opens the forms of a touched word, and its aspect partner',
  onlyWide,
  async ({ page, keys }) => {
    const reading = new ReadingPage(page)
    await reading.open(await addressOf('Она и он', keys.anonKey))
    await reading.word('Это').focus()
    for (let words = 0; words < 20 && !(await isFocused(reading.word('читает'))); words++) {
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Enter')
    await expect(reading.panel).toContainText('+ accusatif')

    const forms = reading.panel.getByRole('button', { name: 'Toutes les formes' })
    for (let tabs = 0; tabs < 20 && !(await isFocused(forms)); tabs++) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(forms).toHaveAttribute('aria-expanded', 'true')
    await expect(reading.panel.getByRole('table', { name: 'Présent' }).locator('mark')).toHaveText([
      'чита́ет (forme du texte)',
    ])

    const partner = reading.panel.getByRole('link', { name: 'прочита́ть' })
    for (let tabs = 0; tabs < 20 && !(await isFocused(partner)); tabs++) {
      await page.keyboard.press('Shift+Tab')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /прочита́ть/ })).toBeVisible()
  },
)

test('forms that cannot be loaded are said, and asked for again', async ({ page, keys }) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await page.route('**/forms.json**', (route) => route.fulfill({ status: 404, body: '' }))
  await reading.touch('книгу')
  const forms = reading.panel.getByRole('button', { name: 'Toutes les formes' })
  await forms.click()
  await expect(reading.panel).toContainText('Les formes n’ont pas pu être chargées.')
  await page.unrouteAll()
  await forms.click()
  await expect(reading.panel.getByRole('table', { name: 'Déclinaison' })).toBeVisible()
})

test('of a word that the dictionary lacks the panel says so, and takes a translation', async ({
  page,
  keys,
  learner: _,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Мои книги', keys.anonKey))
  await reading.touch('бруклявку')
  await expect(reading.panel).toContainText('Aucune traduction trouvée')
  await reading.keep('truc')
  await expect(page).toHaveSaid('Traduction ajoutée avec succès.')
})

const isFocused = (locator: {
  evaluate: (see: (element: Element) => boolean) => Promise<boolean>
}) => locator.evaluate((element) => element === document.activeElement)
