import { blog } from '@slovo/messages/blog'
import { Link } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'

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
