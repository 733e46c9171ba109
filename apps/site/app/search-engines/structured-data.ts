import type { Locale } from '@slovo/messages'
import type { MetaDescriptor } from 'react-router'
import { localPath } from '../ui/local-path.ts'

interface Step {
  name: string
  /** Of the site, without its language. */
  path: string
}

interface Page {
  siteUrl: string
  locale: Locale
  /** From the list that the page belongs to down to the page itself. */
  steps: Step[]
  /** What the page is, in the terms of schema.org. */
  thing: Record<string, unknown>
}

/** What a page is and where it stands, for search engines. It is data, not a script: the content policy lets it be. */
export function structuredData({ siteUrl, locale, steps, thing }: Page): MetaDescriptor {
  const at = (path: string) => siteUrl + new URL(localPath(locale, path), 'https://x').pathname
  const page = steps.at(-1)
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [
        { name: page?.name, ...(page && { url: at(page.path) }), ...thing },
        {
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({ name, path }, place) => ({
            '@type': 'ListItem',
            position: place + 1,
            name,
            item: at(path),
          })),
        },
      ],
    },
  }
}
