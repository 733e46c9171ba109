import { databaseContext } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import type { Route } from './+types/sitemap.route.ts'
import { countParts, listPages, listPart, listWordsPart } from './published.server.ts'
import { sitemapIndex, sitemapOf } from './sitemap.ts'

/**
 * `/sitemap.xml` names the parts, `/sitemap.xml?part=materials-1` is one of them: a part may hold 50,000 addresses at
 * most (sitemaps.org), and every page has one for each language.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const database = context.get(databaseContext)
  const visit = context.get(visitContext)
  const { siteUrl } = visit.settings
  const part = url.searchParams.get('part')

  if (part === null) return answer(sitemapIndex(siteUrl, await countParts(database)))
  const pages =
    part === 'pages'
      ? listPages()
      : ((await listWordsPart(visit, part)) ?? (await listPart(database, part)))
  return pages ? answer(sitemapOf(siteUrl, pages)) : new Response(null, { status: 404 })
}

function answer(xml: string) {
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  })
}
