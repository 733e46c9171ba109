import { isSection, levels } from '@slovo/content-model'
import { say } from '@slovo/messages'
import {
  backToSections,
  bookCount,
  bookWithoutChapters,
  filters as filterMessages,
  materialCount,
  sectionMissing,
  sections,
} from '@slovo/messages/materials'
import { aboutTexts } from '@slovo/messages/page-titles'
import { ChevronLeft } from 'lucide-react'
import { data, redirect } from 'react-router'
import { Link } from '../ui/link.tsx'
import { localeOf, localPath } from '../ui/local-path.ts'
import { useSay } from '../ui/say.ts'
import { ErrorPage } from '../visit/failure/error-page.tsx'
import { redirectWithToast } from '../visit/form/toast.server.ts'
import { learningLanguageContext } from '../visit/language/learning-language.server.ts'
import { offerOwn } from '../visit/own/own-page.server.ts'
import { pageMeta } from '../visit/page/page-meta.ts'
import { databaseContext, localeContext, readerContext } from '../visit/session/session.server.ts'
import type { Route } from './+types/section.route.ts'
import { BookCards } from './book-card.tsx'
import { findFirstChapter, listBooks } from './books.server.ts'
import { filtersQuery } from './filters.ts'
import { FoundMaterials, nothingFound } from './found-materials.tsx'
import { ownTexts } from './lists.own.tsx'
import { MaterialFilters } from './material-filters.tsx'
import { listMaterials } from './materials.server.ts'
import { offersShares, requireFilters, requirePage } from './read-filters.server.ts'

export async function loader({ context, params: { section }, url }: Route.LoaderArgs) {
  if (!isSection(section)) throw data(null, { status: 404 })
  const database = context.get(databaseContext)
  const reader = context.get(readerContext)
  const locale = context.get(localeContext)
  const lang = context.get(learningLanguageContext)
  const filters = requireFilters(url, reader)
  const about = { section, lang, filters, isSignedIn: reader !== null }

  if (section === 'book') {
    const bookId = Number(url.searchParams.get('book'))
    if (Number.isSafeInteger(bookId) && bookId > 0) {
      const chapter = await findFirstChapter(database, { bookId, lang })
      if (chapter) throw redirect(localPath(locale, chapter))
      const text = say(locale, bookWithoutChapters)
      throw redirectWithToast(context, url.pathname, 'error', text)
    }
    const books = await listBooks(database, { lang, title: filters.title })
    return { ...about, levels: [], hasWords: false, books, cards: [], count: books.length }
  }

  offerOwn(context, ownTexts)
  const found = await listMaterials(database, locale, { lang, section, filters })
  requirePage(url, filters, found.cards)
  return { ...about, levels, hasWords: offersShares(filters, found.cards), books: [], ...found }
}

export const meta: Route.MetaFunction = ({ loaderData, ...around }) => {
  if (!loaderData) return [{ title: '404 · Slovo' }]
  const locale = localeOf(around.location.pathname)
  const { name, line } = sections[loaderData.section]
  return pageMeta(around, {
    title: say(locale, name),
    about: say(locale, aboutTexts, { lang: loaderData.lang }),
    description: say(locale, line),
    picture: `image/section-${loaderData.section}.webp`,
  })
}

export default function SectionRoute({ loaderData }: Route.ComponentProps) {
  const { section, lang, filters, levels, isSignedIn, hasWords, books, cards, count } = loaderData
  const say = useSay()
  const isBooks = section === 'book'
  const isEmptyHere = count === 0 && filtersQuery(filters) === ''
  return (
    <>
      <Link to="/materials" className="back-link">
        <ChevronLeft aria-hidden="true" />
        {say(backToSections)}
      </Link>
      <header className="page-header">
        <div>
          <h1>{say(sections[section].name)}</h1>
          <p>{say(sections[section].line)}</p>
        </div>
      </header>
      {!isEmptyHere && (
        <MaterialFilters {...{ filters, levels, hasWords }} hasStatus={!isBooks && isSignedIn} />
      )}
      <div role="status">
        <h2 className="list-note">
          {count > 0
            ? say(isBooks ? bookCount : materialCount, { count })
            : say(isEmptyHere ? filterMessages.emptySection : nothingFound(filters))}
        </h2>
      </div>
      {isBooks ? (
        <BookCards books={books} lang={lang} />
      ) : (
        <FoundMaterials {...{ cards, count, filters, lang }} />
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <ErrorPage notFound={sectionMissing} />
}
