import { blog } from '@slovo/messages/blog'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { data } from 'react-router'
import { TextBlocks } from '../text-blocks/text-blocks.tsx'
import { TextRuns } from '../text-blocks/text-runs.tsx'
import { Link } from '../ui/link.tsx'
import { localPath } from '../ui/local-path.ts'
import { useSay } from '../ui/say.ts'
import { ErrorPage } from '../visit/failure/error-page.tsx'
import { Picture } from '../visit/files/picture.tsx'
import { learningLanguageContext } from '../visit/language/learning-language.server.ts'
import { pageMeta } from '../visit/page/page-meta.ts'
import { databaseContext } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import type { Route } from './+types/post.route.ts'
import { findPost, listPosts } from './blog.server.ts'
import { structuredPost } from './machine-readable.ts'
import { PostCards } from './post-cards.tsx'
import { PostFacts, TagLinks, writtenIn } from './post-facts.tsx'
import { type PostCard, postsAround, relatedPosts } from './related-posts.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const database = context.get(databaseContext)
  const post = await findPost(database, params.slug, context.get(learningLanguageContext))
  if (!post) throw data(null, { status: 404 })

  const { siteUrl, supabaseUrl } = context.get(visitContext).settings
  // The other interface language shows the same article: search engines are led to the one whose menus fit.
  const address = siteUrl + localPath(writtenIn(post.lang), `/blog/${post.slug}`)
  const posts = await listPosts(database, post.lang)
  return {
    post,
    address,
    related: relatedPosts(posts, post),
    ...postsAround(posts, post.id),
    structured: structuredPost(post, {
      address,
      siteUrl,
      supabaseUrl,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, ...around }) => {
  if (!loaderData) return [{ title: 'Slovo' }]
  const { post, structured, address } = loaderData
  return [
    ...pageMeta(around, {
      title: post.title,
      description: post.summary,
      picture: post.image,
      type: 'article',
    }),
    { property: 'article:published_time', content: post.published_at },
    { tagName: 'link', rel: 'canonical', href: address },
    { 'script:ld+json': structured },
  ]
}

export default function PostRoute({
  loaderData: { post, related, previous, next },
}: Route.ComponentProps) {
  const say = useSay()
  const lang = writtenIn(post.lang)
  return (
    <div className="post-page">
      <article className="post">
        <header>
          <Link to="/blog" className="back-link">
            <ChevronLeft aria-hidden="true" />
            {say(blog.all)}
          </Link>
          <h1 lang={lang}>
            <TextRuns text={post.title} lang={lang} />
          </h1>
          <p className="post-summary" lang={lang}>
            <TextRuns text={post.summary} lang={lang} />
          </p>
          <PostFacts post={post} />
        </header>
        {post.image && (
          <Picture
            path={post.image}
            alt=""
            sizes="(width < 800px) 100vw, 42rem"
            width={1280}
            height={720}
            className="text-picture"
            isFirst
          />
        )}
        <TextBlocks blocks={post.blocks} lang={lang} />
        <TagLinks tags={post.tags} lang={lang} />
        <PostsAround previous={previous} next={next} />
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related">{say(blog.related)}</h2>
          <PostCards posts={related} heading="h3" />
        </section>
      )}
    </div>
  )
}

interface PostsAroundProps {
  previous: PostCard | undefined
  next: PostCard | undefined
}

function PostsAround({ previous, next }: PostsAroundProps) {
  const say = useSay()
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label={say(blog.others)}>
      {previous && (
        <Link to={`/blog/${previous.slug}`} rel="prev">
          <ChevronLeft aria-hidden="true" />
          <span>
            <small>{say(blog.previous)}</small>
            <span lang={writtenIn(previous.lang)}>{previous.title}</span>
          </span>
        </Link>
      )}
      {next && (
        <Link to={`/blog/${next.slug}`} rel="next" className="neighbour-next">
          <span>
            <small>{say(blog.next)}</small>
            <span lang={writtenIn(next.lang)}>{next.title}</span>
          </span>
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}

export function ErrorBoundary() {
  return <ErrorPage notFound={blog.notFound} />
}
