import { blog, readingTime } from '@slovo/messages/blog'
import { dateFormat } from '../ui/date-format.ts'
import { Link } from '../ui/link.tsx'
import { useLocale, useSay } from '../ui/say.ts'
import type { PostCard } from './related-posts.ts'

/** When a post appeared, and how long it takes. */
export function PostFacts({ post }: { post: Pick<PostCard, 'published_at' | 'minutes'> }) {
  const say = useSay()
  const days = dateFormat(useLocale(), { dateStyle: 'long' })
  return (
    <p className="post-facts">
      <time dateTime={post.published_at.slice(0, 10)}>
        {days.format(new Date(post.published_at))}
      </time>
      <span>{say(readingTime, { minutes: post.minutes })}</span>
    </p>
  )
}

/** A post is written in the other language than the one that its readers learn. */
export function writtenIn(lang: 'ru' | 'fr') {
  return lang === 'ru' ? 'fr' : 'ru'
}

interface TagLinksProps {
  tags: string[]
  lang: 'ru' | 'fr'
  current?: string | undefined
}

/** Each tag leads to its posts; the one that is chosen leads back to all of them. */
export function TagLinks({ tags, lang, current }: TagLinksProps) {
  const say = useSay()
  if (tags.length === 0) return null
  return (
    <nav aria-label={say(blog.tags)} className="tags">
      {current && <Link to="/blog">{say(blog.all)}</Link>}
      {tags.map((tag) => (
        <Link
          key={tag}
          to={`/blog?tag=${encodeURIComponent(tag)}`}
          lang={lang}
          aria-current={tag === current ? 'true' : undefined}
        >
          {tag}
        </Link>
      ))}
    </nav>
  )
}
