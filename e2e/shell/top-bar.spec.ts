import { expect, onlyWide, openDrawer, siteUrl, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'

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
