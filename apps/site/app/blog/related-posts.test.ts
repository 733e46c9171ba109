import { expect, test } from 'vitest'
import { type PostCard, postsAround, relatedPosts, tagsOf } from './related-posts.ts'

const post = (id: number, ...tags: string[]): PostCard => ({
  id,
  tags,
  slug: `post-${id}`,
  lang: 'ru',
  title: `Article ${id}`,
  summary: '',
  image: null,
  published_at: '2026-01-01T00:00:00Z',
  minutes: 1,
})
const newestFirst = [
  post(5, 'cas'),
  post(4, 'cas', 'méthode'),
  post(3, 'voyage'),
  post(2, 'cas', 'méthode'),
  post(1, 'méthode'),
]

test('related posts share tags, the closest first, then the newest', () => {
  const ids = relatedPosts(newestFirst, post(2, 'cas', 'méthode')).map(({ id }) => id)
  expect(ids).toEqual([4, 5, 1])
  expect(relatedPosts(newestFirst, post(3, 'voyage'))).toEqual([])
})

test('the next post is the newer one', () => {
  expect(postsAround(newestFirst, 4).next?.id).toBe(5)
  expect(postsAround(newestFirst, 4).previous?.id).toBe(3)
  expect(postsAround(newestFirst, 5).next).toBeUndefined()
  expect(postsAround(newestFirst, 9)).toEqual({ previous: undefined, next: undefined })
})

test('tags are counted, the most used first', () => {
  expect(tagsOf(newestFirst)).toEqual([
    { tag: 'cas', count: 3 },
    { tag: 'méthode', count: 3 },
    { tag: 'voyage', count: 1 },
  ])
})
