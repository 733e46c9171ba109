import { Link } from '../ui/link.tsx'
import { Picture } from '../visit/files/picture.tsx'
import type { ListedBook } from './books.server.ts'
import { SectionPicture } from './material-card.tsx'

const SIZES = '(width < 640px) 100vw, 22rem'

/** Books; choosing one opens its first chapter. */
export function BookCards({ books, lang }: { books: ListedBook[]; lang: string }) {
  return (
    <ul className="tiles">
      {books.map(({ id, title, author, image, description }) => (
        <li key={id}>
          <Link to={`/materials/book?book=${id}`} className="tile">
            {image ? (
              <Picture
                path={image}
                alt=""
                sizes={SIZES}
                width={800}
                height={450}
                className="tile-picture"
                isFirst
              />
            ) : (
              <SectionPicture section="book" sizes={SIZES} className="tile-picture" />
            )}
            <div className="tile-text">
              <h3 lang={lang}>{title}</h3>
              {author && (
                <p className="tile-section" lang={lang}>
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
