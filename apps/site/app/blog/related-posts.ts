/** A post as lists show it. */
export interface PostCard {
  id: number
  slug: string
  lang: 'ru' | 'fr'
  title: string
  summary: string
  image: string | null
  tags: string[]
  published_at: string
  minutes: number
}

const RELATED = 3

/** The posts that share the most tags with one; the newest first where they share as many. */
export function relatedPosts(posts: PostCard[], { id, tags }: Pick<PostCard, 'id' | 'tags'>) {
  const shared = (post: PostCard) => post.tags.filter((tag) => tags.includes(tag)).length
  return posts
    .filter((post) => post.id !== id && shared(post) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, RELATED)
}

/** The posts before and after one in time, in a list that begins with the newest. */
export function postsAround(posts: PostCard[], id: number) {
  const place = posts.findIndex((post) => post.id === id)
  return place < 0
    ? { previous: undefined, next: undefined }
    : { previous: posts[place + 1], next: posts[place - 1] }
}

/** Every tag of these posts with how many carry it, the most used first. */
export function tagsOf(posts: PostCard[]) {
  const counts = new Map<string, number>()
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag))
}
