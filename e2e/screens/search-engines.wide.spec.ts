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
