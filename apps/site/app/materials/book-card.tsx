import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Book } from './books.server.ts'
import { SectionArt } from './section-art.tsx'

/** Books; choosing one opens its first chapter. */
export function BookCards({ books, lang }: { books: Book[]; lang: string }) {
  return (
    <ul className="cards">
      {books.map(({ id, title, author, image, description }) => (
        <li key={id}>
          <Link to={`/materials/book?book=${id}`} className="card material-card">
            {image ? (
              <Picture
                path={image}
                alt=""
                sizes="(width < 640px) 100vw, 22rem"
                width={600}
                height={400}
                className="card-picture"
                isFirst
              />
            ) : (
              <SectionArt section="book" className="card-picture" />
            )}
            <div className="card-text">
              <h3 lang={lang}>{title}</h3>
              {author && (
                <p className="card-section" lang={lang}>
                  {author}
                </p>
              )}
              {description && <p>{description}</p>}
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}
