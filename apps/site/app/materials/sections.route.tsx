import { groups, sectionGroups } from '@slovo/content-model'
import { say } from '@slovo/messages'
import {
  filters as filterMessages,
  groups as groupNames,
  resultCount,
  search,
  sectionsPage,
} from '@slovo/messages/materials'
import { Link } from 'react-router'
import { localeOf } from '../ui/local-path.ts'
import { useLocalPath, useSay } from '../ui/say.ts'
import {
  type LearningLanguage,
  learningLanguageContext,
} from '../visit/language/learning-language.server.ts'
import { pageMeta } from '../visit/page/page-meta.ts'
import {
  type Database,
  databaseContext,
  localeContext,
  readerContext,
} from '../visit/session/session.server.ts'
import type { Route } from './+types/sections.route.ts'
import { readFilters } from './filters.ts'
import { MaterialCards } from './material-card.tsx'
import { TitleSearch } from './material-filters.tsx'
import { countSections, listMaterials } from './materials.server.ts'
import { Pager } from './pager.tsx'
import { SectionCard } from './section-card.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const database = context.get(databaseContext)
  const lang = context.get(learningLanguageContext)
  const { title, page } = readFilters(url.searchParams)
  const filters = { title, page, level: null, status: null }

  const found = title
    ? await listMaterials(database, context.get(readerContext), context.get(localeContext), {
        lang,
        filters,
      })
    : null
  return { lang, filters, found, groups: found ? [] : await listGroups(database, lang) }
}

/** The groups that hold something, each with its sections that do. */
async function listGroups(database: Database, lang: LearningLanguage) {
  const counts = await countSections(database, lang)
  const filled = groups.map((group) => ({
    group,
    sections: sectionGroups[group]
      .map((section) => ({ section, count: counts.get(section) ?? 0 }))
      .filter(({ count }) => count > 0),
  }))
  return filled.filter(({ sections }) => sections.length > 0)
}

export const meta: Route.MetaFunction = (around) => {
  const locale = localeOf(around.location.pathname)
  return pageMeta(around, {
    title: say(locale, sectionsPage.title),
    description: say(locale, sectionsPage.intro),
  })
}

export default function SectionsRoute({ loaderData }: Route.ComponentProps) {
  const { lang, filters, found, groups } = loaderData
  const say = useSay()
  return (
    <>
      <header className="page-header">
        <div>
          <h1>{say(sectionsPage.title)}</h1>
          <p>{say(sectionsPage.intro)}</p>
        </div>
        <TitleSearch title={filters.title} />
      </header>
      {found ? (
        <FoundTitles lang={lang} filters={filters} {...found} />
      ) : (
        <Groups groups={groups} />
      )}
    </>
  )
}

function Groups({ groups }: Pick<Route.ComponentProps['loaderData'], 'groups'>) {
  const say = useSay()
  if (groups.length === 0) {
    return (
      <div className="empty">
        <p>{say(sectionsPage.noMaterials)}</p>
        <p>{say(sectionsPage.otherLanguage)}</p>
      </div>
    )
  }
  return groups.map(({ group, sections }) => (
    <section key={group} aria-labelledby={group} className="tile-group">
      <h2 id={group}>{say(groupNames[group])}</h2>
      <ul className="tiles">
        {sections.map(({ section, count }) => (
          <li key={section}>
            <SectionCard section={section} count={count} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

type FoundTitlesProps = Pick<Route.ComponentProps['loaderData'], 'lang' | 'filters'> &
  NonNullable<Route.ComponentProps['loaderData']['found']>

function FoundTitles({ lang, filters, cards, count }: FoundTitlesProps) {
  const say = useSay()
  const localPath = useLocalPath()
  return (
    <section aria-labelledby="results" className="tile-group">
      <h2 id="results">{say(search.results, { title: filters.title })}</h2>
      <p className="list-note">
        {count > 0 ? say(resultCount, { count }) : say(filterMessages.nothing)}{' '}
        <Link to={localPath('/materials')} className="text-link">
          {say(search.clear)}
        </Link>
      </p>
      <MaterialCards cards={cards} lang={lang} hasSection />
      <Pager filters={filters} count={count} />
    </section>
  )
}
