import { visitContext } from '../visit/visit.ts'
import type { Route } from './+types/robots.route.ts'

/** A user's own pages, and those that only change something, are not for search engines. */
const PRIVATE = [
  '/account',
  '/admin',
  '/dictionary',
  '/my-materials',
  '/review/',
  '/auth/',
  '/signin',
  '/login',
  '/register',
  '/set-password',
  '/update-password',
  '/confirm-signup',
  '/preferences',
  '/lookup',
]

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(visitContext).settings
  const lines = [
    'User-agent: *',
    ...PRIVATE.flatMap((path) => [`Disallow: ${path}`, `Disallow: /ru${path}`]),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'max-age=3600' },
  })
}
