import { say as sayIn } from '@slovo/messages'
import { blog, taggedTitle } from '@slovo/messages/blog'
import { Rss } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'
import { localeOf, localPath } from '../ui/local-path.ts'
import { useLocalPath, useSay } from '../ui/say.ts'
import { learningLanguageContext } from '../visit/language/learning-language.server.ts'
import { pageMeta } from '../visit/page/page-meta.ts'
import { databaseContext } from '../visit/session/session.server.ts'
import type { Route } from './+types/blog.route.ts'
import { listPosts } from './blog.server.ts'
import { PostCards } from './post-cards.tsx'
import { TagLinks, writtenIn } from './post-facts.tsx'
import { tagsOf } from './related-posts.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const lang = context.get(learningLanguageContext)
  const posts = await listPosts(context.get(databaseContext), lang)
  const tag = url.searchParams.get('tag') || undefined
  return {
    lang,
    tag,
    tags: tagsOf(posts).map(({ tag }) => tag),
    posts: tag ? posts.filter(({ tags }) => tags.includes(tag)) : posts,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, ...around }) => {
  const locale = localeOf(around.location.pathname)
  const tag = loaderData?.tag
  const title = tag ? sayIn(locale, taggedTitle, { tag }) : sayIn(locale, blog.title)
  return [
    ...pageMeta(around, { title, description: sayIn(locale, blog.intro) }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'Slovo',
      href: localPath(locale, '/blog/rss.xml'),
    },
  ]
}

export default function BlogRoute({
  loaderData: { lang, tag, tags, posts },
}: Route.ComponentProps) {
  const say = useSay()
  const localPath = useLocalPath()
  if (posts.length === 0 && !tag) return <NoPosts />

  return (
    <>
      <header className="page-header">
        <div>
          <h1>{tag ? say(taggedTitle, { tag }) : say(blog.title)}</h1>
          <p>{say(blog.intro)}</p>
        </div>
        <a href={localPath('/blog/rss.xml')} className="button button-secondary">
          <Rss aria-hidden="true" />
          {say(blog.rss)}
        </a>
      </header>
      <TagLinks tags={tags} lang={writtenIn(lang)} current={tag} />
      {posts.length > 0 ? (
        <PostCards posts={posts} />
      ) : (
        <div className="empty">
          <p>{say(blog.noneOfTag)}</p>
          <ButtonLink to="/blog" look="secondary">
            {say(blog.all)}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

function NoPosts() {
  const say = useSay()
  return (
    <article className="plain-page">
      <h1>{say(blog.title)}</h1>
      <p>{say(blog.empty)}</p>
      <p>{say(blog.meanwhile)}</p>
      <div className="actions">
        <ButtonLink to="/materials">{say(blog.toMaterials)}</ButtonLink>
      </div>
    </article>
  )
}
