import { expectAccessible } from '../screens/good-screen.ts'
import { expect, onlyWide, siteUrl, test } from '../site/journey.ts'

// S1-blog S2-blog
test('a visitor reads a post and finds others by its tag', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: /Apprendre une langue en lisant/ }).click()
  await expect(page).toHaveURL(`${siteUrl}/blog/apprendre-en-lisant`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apprendre une langue en lisant')
  await expect(page.getByText(/^\d+ min de lecture$/).first()).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'À lire aussi' }).getByRole('link'),
  ).not.toHaveCount(0)

  await page.getByRole('navigation', { name: 'Thèmes' }).getByText('vocabulaire').click()
  await expect(page).toHaveURL(`${siteUrl}/blog?tag=vocabulaire`)
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles.getByText('Apprendre une langue en lisant')).toBeVisible()
  await expect(titles.getByText('L’accent russe')).toHaveCount(0)
  await page.goto('/blog?tag=nothing-like-it')
  await expect(page.getByText('Aucun article ne porte ce thème.')).toBeVisible()
})

test('the newest post comes first, and leads to the one before', onlyWide, async ({ page }) => {
  await page.goto('/blog')
  const days = await page
    .getByRole('main')
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(days.length).toBeGreaterThanOrEqual(6)
  expect(days).toEqual(days.toSorted().reverse())

  await page.locator('.post-tile').first().click()
  await page.locator('a[rel=prev]').click()
  await expect(page.locator('.post time').first()).toHaveAttribute('datetime', days[1] ?? '')
})

test(
  'a search engine and a feed reader find a post, in each language',
  onlyWide,
  async ({ page }) => {
    await page.goto('/blog/apprendre-en-lisant')
    const structured = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    )
    expect(structured).toMatchObject({ '@type': 'BlogPosting', inLanguage: 'fr' })

    for (const [place, language] of [
      ['/blog/rss.xml', 'fr'],
      ['/ru/blog/rss.xml', 'ru'],
    ] as const) {
      const feed = await page.request.get(place)
      expect(feed.headers()['content-type']).toContain('application/rss+xml')
      const text = await feed.text()
      const isWhole = await page.evaluate((text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml')
        return !xml.querySelector('parsererror') && xml.querySelectorAll('item').length >= 3
      }, text)
      expect(isWhole).toBe(true)
      expect(text).toContain(`<language>${language}</language>`)
    }
  },
)

test('a post that is not there is said so', onlyWide, async ({ page }) => {
  const answer = await page.goto('/blog/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Cet article n’existe pas')).toBeVisible()
})

test('posts and the teacher’s page are accessible and fit, in both themes', async ({ page }) => {
  for (const place of [
    '/blog',
    '/blog/apprendre-en-lisant',
    '/ru/blog',
    '/teacher',
    '/ru/teacher',
  ]) {
    await page.goto(place)
    await expectAccessible(page, place)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})
