import { defaultLocale, type Locale, locales } from '@slovo/messages'

/** The interface language of a path: `/ru` and below is Russian, everything else French. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split('/')[1]
  return locales.find((locale) => locale !== defaultLocale && locale === first) ?? defaultLocale
}

/** A path of the site in an interface language: `localPath('ru', '/materials')` is `/ru/materials`. */
export function localPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The path without its language: `/ru/materials` and `/materials` are both `/materials`. */
export function barePath(pathname: string): string {
  const locale = localeOf(pathname)
  return locale === defaultLocale ? pathname : pathname.slice(locale.length + 1) || '/'
}
