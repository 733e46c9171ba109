import { type Locale, locales } from '@slovo/messages'
import { localPath } from '../ui/local-path.ts'
import { escapeXml } from '../visit/response/escape-xml.ts'

/** A page for search engines, by its French address. */
export interface SitemapPage {
  path: string
  updatedAt?: string
  /** A page that is written in one interface language stands under its address alone. */
  locale?: Locale
}

export function sitemapIndex(siteUrl: string, parts: string[]): string {
  const entries = parts.map(
    (part) => `<sitemap><loc>${escapeXml(`${siteUrl}/sitemap.xml?part=${part}`)}</loc></sitemap>`,
  )
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`
}

/** Every page in every interface language, each naming the others. */
export function sitemapOf(siteUrl: string, pages: SitemapPage[]): string {
  const entries = pages.flatMap(({ path, updatedAt, locale: only }) => {
    const addresses = (only ? [only] : locales).map((locale) => ({
      locale,
      at: siteUrl + localPath(locale, path),
    }))
    const others = addresses
      .map(
        ({ locale, at }) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(at)}"/>`,
      )
      .join('')
    const changed = updatedAt ? `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>` : ''
    return addresses.map(({ at }) => `<url><loc>${escapeXml(at)}</loc>${changed}${others}</url>`)
  })
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
