import { expect, siteUrl, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'

const read = async (address: string) => {
  const answer = await fetch(address)
  expect(answer.status, address).toBe(200)
  return answer.text()
}
const addressesIn = (xml: string) =>
  Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, at]) => at ?? '')

test('search engines find every published page in both languages, and are kept from what is private', async ({
  keys,
}) => {
  const robots = await read(`${siteUrl}/robots.txt`)
  expect(robots).toContain('Disallow: /ru/dictionary')
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)

  const parts = addressesIn(await read(`${siteUrl}/sitemap.xml`))
  const addresses = (await Promise.all(parts.map(read))).flatMap(addressesIn)
  const material = await addressOf('Она и он', keys.anonKey)
  for (const path of ['/', '/ru', '/lessons/genitif', '/ru/lessons/genitif', '/blog', material]) {
    expect(addresses).toContain(siteUrl + path)
  }
  expect(new Set(addresses).size).toBe(addresses.length)
  expect((await fetch(`${siteUrl}/sitemap.xml?part=materials-9`)).status).toBe(404)
  expect((await fetch(`${siteUrl}/sitemap.xml?part=users_profile-1`)).status).toBe(404)
})

test('a page that is shared has a title, a description and a picture that is there', async ({
  page,
  keys,
}) => {
  const property = (name: string) => page.locator(`meta[property="og:${name}"]`)
  await page.goto(await addressOf('Она и он', keys.anonKey))
  await expect(property('title')).toHaveAttribute('content', 'Она и он')
  await expect(property('locale')).toHaveAttribute('content', 'fr_FR')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())

  for (const place of ['/', '/ru/lessons/genitif', '/materials/dialogue']) {
    await page.goto(place)
    const picture = await property('image').getAttribute('content')
    const answer = await fetch(picture ?? '')
    expect(answer.headers.get('content-type'), `${place}: ${picture}`).toMatch(/^image\//)
  }
})

test('a page says to search engines what it is, for whom, and where it stands', async ({
  page,
  keys,
}) => {
  const structured = async () =>
    JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')

  await page.goto(await addressOf('Она и он', keys.anonKey))
  await expect(page).toHaveTitle(/^Она и он – .+, russe A1 · Slovo$/)
  const [text, trail] = (await structured())['@graph']
  expect(text).toMatchObject({
    '@type': 'LearningResource',
    name: 'Она и он',
    url: page.url(),
    inLanguage: 'ru',
    educationalLevel: 'A1',
    teaches: 'Langue russe',
  })
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Textes',
    text.learningResourceType,
    'Она и он',
  ])

  await page.goto('/ru/lessons/genitif')
  await expect(page).toHaveTitle(/ – урок русского A\d · Slovo$/)
  const [lesson, path] = (await structured())['@graph']
  expect(lesson).toMatchObject({ inLanguage: 'fr', teaches: 'Русский язык', url: page.url() })
  expect(path.itemListElement[0].item).toBe(`${siteUrl}/ru/lessons`)

  await page.goto('/words/книга')
  const [word] = (await structured())['@graph']
  expect(word).toMatchObject({ '@type': 'DefinedTerm', name: 'книга', inLanguage: 'ru' })
  for (const { item } of (await structured())['@graph'][1].itemListElement) {
    expect((await fetch(item)).status, item).toBe(200)
  }
  await page.goto('/materials/dialogue')
  await expect(page).toHaveTitle('Dialogues – lire en russe · Slovo')
})

test('an article has one address for search engines: that of the language in which it is written', async ({
  page,
}) => {
  for (const place of ['/blog/apprendre-en-lisant', '/ru/blog/apprendre-en-lisant']) {
    await page.goto(place)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${siteUrl}/blog/apprendre-en-lisant`,
    )
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0)
  }
  const posts = await read(`${siteUrl}/sitemap.xml?part=posts-1`)
  expect(posts).toContain(`<loc>${siteUrl}/blog/apprendre-en-lisant</loc>`)
  expect(posts).not.toContain('/ru/blog/apprendre-en-lisant')
})

test('the first pictures of a list are loaded at once, the others when they come near', async ({
  page,
}) => {
  for (const place of ['/materials', '/materials/dialogue', '/blog']) {
    await page.goto(place)
    const pictures = page.getByRole('main').locator('img')
    await expect(pictures.first()).toHaveAttribute('loading', 'eager')
    await expect(pictures.last()).toHaveAttribute('loading', 'lazy')
  }
})
