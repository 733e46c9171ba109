import { say } from '@slovo/messages'
import { blog } from '@slovo/messages/blog'
import { defaultLearningLanguage } from '../visit/language/learning-language.server.ts'
import { databaseContext, localeContext } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import type { Route } from './+types/rss.route.ts'
import { listPosts } from './blog.server.ts'
import { rssOf } from './machine-readable.ts'

/** A feed is the same for everybody: the posts written in the language of its address. */
export async function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const posts = await listPosts(context.get(databaseContext), defaultLearningLanguage(locale))
  const feed = rssOf(posts, {
    locale,
    siteUrl: context.get(visitContext).settings.siteUrl,
    title: `Slovo · ${say(locale, blog.title)}`,
    description: say(locale, blog.intro),
  })
  return new Response(feed, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      'x-content-type-options': 'nosniff',
    },
  })
}
