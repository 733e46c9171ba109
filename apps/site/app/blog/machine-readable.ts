import { barePath, localPath } from '../ui/local-path.ts'
import { filePlaces } from '../visit/files/file-places.ts'
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

interface Place {
  address: string
  siteUrl: string
  supabaseUrl: string
}

/** A post for search engines, in the terms of schema.org. */
export function structuredPost(
  post: Omit<PostCard, 'minutes'> & { minutes: number; updated_at: string },
  { address, ...site }: Place,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    inLanguage: post.lang === 'ru' ? 'fr' : 'ru',
    datePublished: post.published_at,
    dateModified: post.updated_at,
    keywords: post.tags.join(', '),
    timeRequired: `PT${post.minutes}M`,
    mainEntityOfPage: address,
    author: { '@type': 'Organization', name: 'Slovo' },
    ...(post.image && { image: pictureAddress(post.image, site) }),
  }
}

function pictureAddress(path: string, site: { siteUrl: string; supabaseUrl: string }) {
  if (/^https?:/.test(path)) return path
  return `${site.siteUrl}${filePlaces(site).files}/${path}`
}
