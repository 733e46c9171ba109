import { Link } from '../ui/link.tsx'
import { Picture } from '../visit/files/picture.tsx'
import { PostFacts, writtenIn } from './post-facts.tsx'
import type { PostCard } from './related-posts.ts'

interface PostCardsProps {
  posts: PostCard[]
  /** The level of the cards' headings, under that of the list's own. */
  heading?: 'h2' | 'h3'
}

export function PostCards({ posts, heading: Heading = 'h2' }: PostCardsProps) {
  return (
    <ul className="tiles">
      {posts.map((post, place) => (
        <li key={post.id}>
          <Link to={`/blog/${post.slug}`} className="tile post-tile" lang={writtenIn(post.lang)}>
            {post.image && (
              <Picture
                path={post.image}
                alt=""
                sizes="(width < 640px) 100vw, 22rem"
                width={640}
                height={360}
                className="tile-picture"
                isFirst={Heading === 'h2' && place < 3}
              />
            )}
            <div className="tile-text">
              <Heading>{post.title}</Heading>
              <p>{post.summary}</p>
              <PostFacts post={post} />
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}
