import { readingTime } from '@slovo/messages/blog'
import { useLocale, useSay } from '../ui/say.ts'
import type { PostCard } from './related-posts.ts'

/** When a post appeared, and how long it takes. */
export function PostFacts({ post }: { post: Pick<PostCard, 'published_at' | 'minutes'> }) {
  const say = useSay()
  const days = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' })
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
