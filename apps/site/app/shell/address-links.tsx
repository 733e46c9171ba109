import { defaultLocale, locales } from '@slovo/messages'
import { barePath, localPath } from '../ui/local-path.ts'
import { usePage } from '../ui/page.ts'

/** A post is written in one language: its route says under which address. */
const ONE_LANGUAGE = /^\/blog\/[^/]+$/

/** Says to search engines which address is the true one, and where the other language is. Only `page` makes another page. */
export function AddressLinks({ siteUrl }: { siteUrl: string }) {
  const { pathname, search } = usePage()
  const page = new URLSearchParams(search).get('page')
  const query = page && page !== '1' ? `?page=${encodeURIComponent(page)}` : ''
  const bare = barePath(pathname)
  if (ONE_LANGUAGE.test(bare)) return null

  return (
    <>
      <link rel="canonical" href={siteUrl + pathname + query} />
      {locales.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={locale}
          href={siteUrl + localPath(locale, bare) + query}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={siteUrl + localPath(defaultLocale, bare) + query}
      />
    </>
  )
}
