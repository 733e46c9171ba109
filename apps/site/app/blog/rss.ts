import { barePath, localPath } from '../ui/local-path.ts'
import { escapeXml } from '../visit/response/escape-xml.ts'
import type { PostCard } from './related-posts.ts'

interface Feed {
  locale: 'fr' | 'ru'
  siteUrl: string
  title: string
  description: string
}

/** The posts as an RSS 2.0 feed. */
export function rssOf(posts: PostCard[], { locale, siteUrl, title, description }: Feed): string {
  const at = (path: string) => escapeXml(siteUrl + localPath(locale, barePath(path)))
  const items = posts.map(
    (post) => `<item>
<title>${escapeXml(post.title)}</title>
<link>${at(`/blog/${post.slug}`)}</link>
<guid isPermaLink="true">${at(`/blog/${post.slug}`)}</guid>
<pubDate>${new Date(post.published_at).toUTCString()}</pubDate>
<description>${escapeXml(post.summary)}</description>
${post.tags.map((tag) => `<category>${escapeXml(tag)}</category>`).join('\n')}
</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(title)}</title>
<link>${at('/blog')}</link>
<atom:link href="${at('/blog/rss.xml')}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(description)}</description>
<language>${locale}</language>
${items.join('\n')}
</channel></rss>
`
}
