import { news as messages } from '@slovo/messages/learner-home'
import { dateFormat } from '../../ui/date-format.ts'
import { Link } from '../../ui/link.tsx'
import { useLocale, useSay } from '../../ui/say.ts'
import type { NewsItem } from './home-facts.server.ts'

/** The newest posts. A post is written in the other language than the one that its readers learn. */
export function News({ items }: { items: NewsItem[] }) {
  const say = useSay()
  const date = dateFormat(useLocale(), { dateStyle: 'long' })
  return (
    <section aria-labelledby="news" className="learner-news">
      <h2 id="news">{say(messages.title)}</h2>
      <ul>
        {items.map(({ slug, title, lang, published_at }) => (
          <li key={slug}>
            <Link to={`/blog/${slug}`} lang={lang === 'ru' ? 'fr' : 'ru'}>
              {title}
            </Link>
            <time dateTime={published_at.slice(0, 10)}>{date.format(new Date(published_at))}</time>
          </li>
        ))}
      </ul>
      <Link to="/blog" className="text-link">
        {say(messages.all)}
      </Link>
    </section>
  )
}
