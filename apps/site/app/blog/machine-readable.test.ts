import { expect, test } from 'vitest'
import { rssOf } from './machine-readable.ts'

const post = {
  id: 1,
  slug: 'lire',
  lang: 'fr' as const,
  title: 'Том & Джерри < "все"',
  summary: 'Con\u0000trol',
  image: null,
  tags: ["l'été"],
  published_at: '2026-01-12T00:00:00+00:00',
  minutes: 2,
}
const feed = { siteUrl: 'https://slovo.example', title: 'Slovo', description: 'Блог' }

test('a feed leads to the pages of its language, and nothing written breaks it', () => {
  const xml = rssOf([post], { ...feed, locale: 'ru' })
  expect(xml).toContain('<title>Том &amp; Джерри &lt; &quot;все&quot;</title>')
  expect(xml).toContain('<link>https://slovo.example/ru/blog/lire</link>')
  expect(xml).toContain('<pubDate>Mon, 12 Jan 2026 00:00:00 GMT</pubDate>')
  expect(xml).toContain('<description>Control</description>')
  expect(xml).toContain('<category>l&apos;été</category>')
  expect(xml).toContain('<language>ru</language>')
})

test('a feed without posts is a feed', () => {
  expect(rssOf([], { ...feed, locale: 'fr' })).toContain('<link>https://slovo.example/blog</link>')
})
