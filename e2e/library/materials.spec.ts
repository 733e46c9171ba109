import { expect, onlyWide, openDrawer, siteUrl, test } from '../site/journey.ts'
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
    await expect(page.getByRole('link', { name: /Dialogues/ })).toBeVisible()
    await expect(page.getByText('Variétés')).toHaveCount(0)
    await page.getByRole('searchbox').fill('КАФЕ')
    await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
    await expect(page).toHaveURL(/\/materials\?q=/)
    await page.getByRole('heading', { level: 3, name: 'В кафе' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'В кафе' })).toBeVisible()
  },
)

// S1-learning-language S9-local-storage
test('a visitor chooses the language to learn: it is stored, mirrored and kept', async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto('/materials')
  await openDrawer(page, isMobile)
  const french = page.getByRole('button', { name: 'Apprendre le français' })
  await expect(french).toHaveAttribute('aria-pressed', 'false')
  await french.click()
  // The page comes anew, with its drawer closed.
  if (isMobile) await expect(french).toBeHidden()
  await openDrawer(page, isMobile)
  await expect(french).toHaveAttribute('aria-pressed', 'true')
  const stored = () => page.evaluate(() => localStorage.getItem('learning-language'))
  await expect.poll(stored).toBe('fr')
  const mirrored = (await context.cookies()).find(({ name }) => name === 'learning-language')
  expect(mirrored?.value).toBe('fr')

  await page.goto('/materials/dialogue')
  await expect(page.getByRole('heading', { name: 'À la boulangerie' })).toBeVisible()

  // The cookie is lost; what is stored brings it back.
  await context.clearCookies()
  await page.goto('/materials/dialogue')
  await expect(page.getByRole('heading', { name: 'À la boulangerie' })).toBeVisible()
})

// S2-picker S7-users-profile
test(
  'a learner’s choice goes with them, and is not offered where a page is about one text',
  onlyWide,
  async ({ page, keys, learner, isMobile }) => {
    await page.goto('/materials')
    await openDrawer(page, isMobile)
    await page.getByRole('button', { name: 'Apprendre le français' }).click()
    const profile = async () =>
      (
        await askRest('GET', 'users_profile?select=learning_language', {
          apikey: keys.anonKey,
          token: learner.accessToken,
        })
      )[0]
    await expect.poll(profile).toEqual({ learning_language: 'fr' })
    await page.context().clearCookies({ name: 'learning-language' })
    await page.goto('/materials/dialogue')
    await page.getByRole('heading', { name: 'À la boulangerie' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'À la boulangerie' })).toBeVisible()

    const picker = page.getByRole('button', { name: 'Apprendre le français', includeHidden: true })
    await expect(picker).toHaveCount(0)
    for (const place of ['/materials?material=1', '/lessons?slug=x']) {
      await page.goto(place)
      await expect(picker).toHaveCount(0)
    }
  },
)

// S1-languages S1-learning-language S9-local-storage
test('the interface changes its language and stays on the page, with its filters', async ({
  page,
  isMobile,
}) => {
  await page.goto('/materials/dialogue?level=A1')
  await openDrawer(page, isMobile)
  await page.getByRole('link', { name: 'Русский' }).click()
  await expect(page).toHaveURL(`${siteUrl}/ru/materials/dialogue?level=A1`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  // A user whose interface is Russian learns French until they choose.
  await expect(page.getByRole('heading', { name: 'À la boulangerie' })).toBeVisible()

  await openDrawer(page, isMobile)
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(`${siteUrl}/materials/dialogue?level=A1`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test(
  'where less motion is asked for, the colours of the other theme are there at once',
  onlyWide,
  async ({ page }) => {
    await page.goto('/teacher')
    const [light, dark, lightAgain] = await page.locator('h1').evaluate((title) =>
      ['light', 'dark', 'light'].map((theme) => {
        document.documentElement.dataset.theme = theme
        return getComputedStyle(title).color
      }),
    )
    expect(dark).not.toBe(light)
    expect(lightAgain).toBe(light)
  },
)

test('the theme is kept from page to page', async ({ page, isMobile }) => {
  await page.goto('/teacher')
  await openDrawer(page, isMobile)
  const theme = page.getByRole('button', { name: /^Thème/ })
  // The cookie comes with the answer; a page that is left before it would go without. The script of the route is no answer.
  const isAnswered = () =>
    page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().includes('/preferences'),
    )
  await Promise.all([isAnswered(), theme.click()])
  await expect(theme).toHaveAccessibleName('Thème : clair')
  await Promise.all([isAnswered(), theme.click()])
  await expect(theme).toHaveAccessibleName('Thème : sombre')
  await page.goto('/materials')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

// S2-navigation
test('on a phone the four links are in the drawer, which closes when one is followed', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  await openDrawer(page, isMobile)
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
  for (const name of ['Textes', 'Professeur', 'Leçons', 'Blog']) {
    await expect(navigation.getByRole('link', { name })).toBeVisible()
  }
  await navigation.getByRole('link', { name: 'Professeur' }).click()
  await expect(page).toHaveURL(`${siteUrl}/teacher`)
  await expect(page.getByRole('dialog')).toBeHidden()
})
