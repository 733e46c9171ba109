import { say } from '@slovo/messages'
import { appDescription, appName } from '@slovo/messages/offline/app'
import { siteName } from '@slovo/messages/shell'
import { localPath } from '../../ui/local-path.ts'
import { localeContext } from '../../visit/language/locale.ts'
import type { Route } from './+types/manifest.route.ts'

/** What a phone or a computer needs to install the site, in the interface language in which it is asked to. */
export function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const start = localPath(locale, '/')
  const icon = (name: string, size: number, purpose = 'any') => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    // One application, whichever language it was installed in.
    id: '/',
    name: say(locale, appName),
    short_name: siteName,
    description: say(locale, appDescription),
    lang: locale,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#432874',
    categories: ['education', 'books'],
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('maskable-512', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
