import { filePlaces } from '../visit/files/file-places.ts'
import type { PostCard } from './related-posts.ts'

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
