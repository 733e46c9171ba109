import type { MetaDescriptor } from 'react-router'
import { localeOf } from '../../ui/local-path.ts'
import { filePlaces } from '../files/file-places.ts'

interface Page {
  title: string
  /** Whether the name of the site stands after the title; the home page has it already. */
  isHome?: boolean
  /** What kind of page it is, in the tab and in search engines: `В кафе – Dialogues, russe A1`. */
  about?: string
  description?: string
  /** A picture of the storage, or of elsewhere. */
  picture?: string | null
  type?: 'website' | 'article'
}

/** As much of a route's `meta` arguments as is needed. */
interface Around {
  location: { pathname: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

/** Title and description of a page for tabs, search engines, and people who are sent its URL (Open Graph). */
export function pageMeta(
  { location, matches }: Around,
  { title, about, isHome = false, description, picture, type = 'website' }: Page,
): MetaDescriptor[] {
  const root = matches[0]?.loaderData
  const base = isRoot(root) ? publicPictures(root) : ''
  return [
    { title: isHome ? title : `${about ? `${title} – ${about}` : title} · Slovo` },
    { property: 'og:site_name', content: 'Slovo' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:locale', content: localeOf(location.pathname) === 'ru' ? 'ru_RU' : 'fr_FR' },
    { property: 'og:image', content: shared(picture ?? 'image/hero.webp', base) },
    { property: 'og:image:width', content: String(SHARED.width) },
    { property: 'og:image:height', content: String(SHARED.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
  ]
}

/** Under which the site is published; pages name themselves and their neighbours by it. */
export function siteUrlOf({ matches }: Pick<Around, 'matches'>): string {
  const root = matches[0]?.loaderData
  return isRoot(root) ? root.siteUrl : ''
}

/** The size that networks show beside a shared URL. */
const SHARED = { width: 1200, height: 630 }

function shared(path: string, base: string) {
  if (/^https?:/.test(path)) return path
  const { width, height } = SHARED
  return `${base}/${path}?width=${width}&height=${height}&resize=cover`
}

interface Root {
  siteUrl: string
  backend: { url: string }
}

/** The same for every visitor to whom the URL is sent. */
function publicPictures({ siteUrl, backend }: Root) {
  return siteUrl + filePlaces({ siteUrl, supabaseUrl: backend.url }).pictures
}

function isRoot(data: unknown): data is Root {
  return typeof data === 'object' && data !== null && 'backend' in data && 'siteUrl' in data
}
