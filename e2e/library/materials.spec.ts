import { expect, onlyWide, siteUrl, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'

// S2-section S5-search S7-materials S9-pages
test('a learner searches, filters and pages through a section; the address says all of it', async ({
  page,
  keys,
  learner,
  isMobile,
}) => {
  // Each screen size has a section of its own, which holds nothing else.
  const section = isMobile ? 'eralash' : 'galileo'
  const admin = { apikey: keys.serviceRoleKey }
  await askRest('DELETE', `materials?section=eq.${section}`, admin)
  const materials: { id: number }[] = await askRest(
    'POST',
    'materials',
    admin,
    Array.from({ length: 13 }, (_, place) => ({
      title: `Опыт ${place + 1}`,
      slug: `opyt-${place + 1}`,
      section,
      lang: 'ru',
      level: place % 2 ? 'B1' : 'A2',
      body: 'Вода кипит.',
      is_published: true,
    })),
  )
  const cards = page.getByRole('main').getByRole('heading', { level: 3 })
  const list = `${siteUrl}/materials/${section}`

  await page.goto(list)
  await expect(page.getByText('13 textes')).toBeVisible()
  await expect(cards).toHaveCount(10)
  await expect(cards.first()).toHaveText('Опыт 13')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(`${list}?page=2`)
  await expect(cards).toHaveText(['Опыт 3', 'Опыт 2', 'Опыт 1'])

  await page.getByLabel('Niveau').selectOption('A2')
  await expect(page).toHaveURL(`${list}?level=A2`)
  await expect(cards).toHaveCount(7)
  await page.getByRole('searchbox').fill('ОПЫТ 1')
  await page.getByRole('searchbox').press('Enter')
  await expect(cards).toHaveText(['Опыт 13', 'Опыт 11', 'Опыт 1'])
  await page.reload()
  await expect(cards).toHaveCount(3)
  await expect(page.getByLabel('Niveau')).toHaveValue('A2')
  await expect(page.getByRole('searchbox')).toHaveValue('ОПЫТ 1')
  await page.goBack()
  await expect(page).toHaveURL(`${list}?level=A2`)
  await expect(cards).toHaveCount(7)
  await page.getByRole('link', { name: 'Tout afficher' }).click()
  await expect(page).toHaveURL(list)

  await askRest(
    'POST',
    'user_materials',
    { apikey: keys.anonKey, token: learner.accessToken },
    [materials[4], materials[5]].map((material, place) => ({
      material_id: material?.id,
      user_id: learner.id,
      is_being_studied: place === 0,
      is_studied: place === 1,
    })),
  )
  await page.getByLabel('Mon avancement').selectOption('being-studied')
  await expect(cards).toHaveText(['Опыт 5'])
  await page.getByLabel('Mon avancement').selectOption('studied')
  await expect(cards).toHaveText(['Опыт 6'])
  await page.getByLabel('Mon avancement').selectOption('untouched')
  await expect(page.getByText('11 textes')).toBeVisible()

  await page.goto(`${list}?page=9`)
  await expect(page).toHaveURL(list)
  await page.goto(`${list}?q=100%25_`)
  await expect(page.getByText('Aucun titre ne correspond à ces choix.')).toBeVisible()
})

test.describe('as the server answers', () => {
  test.use({ javaScriptEnabled: false })

  // S5-search
  test(
    'what is typed to find a title is found as it stands, whatever signs it has',
    onlyWide,
    async ({ page, keys }) => {
      const admin = { apikey: keys.serviceRoleKey }
      const signs = [
        '*',
        '%',
        '_',
        '\\',
        '"',
        "'",
        ',',
        '(',
        ')',
        '.',
        '[',
        '^',
        '$',
        '+',
        '?',
        '|',
      ]
      const section = 'extract'
      await askRest('DELETE', `materials?section=eq.${section}`, admin)
      const common = { section, lang: 'ru', level: 'A1', body: 'Вода.', is_published: true }
      const titled = (title: string, place: number) => ({ ...common, title, slug: `znak-${place}` })
      const titles = ['Без знака', ...signs.map((sign) => `Знак а${sign}Б`)]
      await askRest('POST', 'materials', admin, titles.map(titled))

      const cards = page.getByRole('main').getByRole('heading', { level: 3 })
      for (const sign of signs) {
        await page.goto(`/materials/${section}?q=${encodeURIComponent(sign)}`)
        await expect(cards, sign).toHaveText([`Знак а${sign}Б`])
      }
      await page.goto(`/materials/${section}?q=${encodeURIComponent('А*б')}`)
      await expect(cards).toHaveText(['Знак а*Б'])
      await page.goto(`/materials/${section}?q=${encodeURIComponent('***=а')}`)
      await expect(cards).toHaveCount(0)
    },
  )
})

// S7-books
test('the newest book comes first', onlyWide, async ({ page, keys }) => {
  const admin = { apikey: keys.serviceRoleKey }
  const mark = crypto.randomUUID().slice(0, 8)
  const books: { id: number }[] = await askRest(
    'POST',
    'books',
    admin,
    ['Б', 'А', 'В'].map((letter) => ({
      title: `${letter} ${mark}`,
      lang: 'ru',
      is_published: true,
    })),
  )
  await page.goto(`/materials/book?q=${mark}`)
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(titles).toHaveText([`В ${mark}`, `А ${mark}`, `Б ${mark}`])
  await askRest('DELETE', `books?id=in.(${books.map(({ id }) => id)})`, admin)
})

// S1-materials S2-materials
test(
  'a title is found in every section, from the page of all sections',
  onlyWide,
  async ({ page }) => {
    await page.goto('/materials')
    await expect(page.getByRole('link', { name: /^Dialogues/ })).toBeVisible()
    await expect(page.getByText('Variétés')).toHaveCount(0)
    await page.getByRole('searchbox').fill('КАФЕ')
    await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
    await expect(page).toHaveURL(/\/materials\?q=/)
    await page.getByRole('heading', { level: 3, name: 'В кафе' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'В кафе' })).toBeVisible()
  },
)
