import { groups, levels, sectionGroups } from '@slovo/content-model'
import { say } from '@slovo/messages'
import { groups as groupNames, resultCount, search, sectionsPage } from '@slovo/messages/materials'
import { aboutTexts } from '@slovo/messages/page-titles'
import { localeOf } from '../ui/local-path.ts'
import { useSay } from '../ui/say.ts'
import {
  type LearningLanguage,
  learningLanguageContext,
} from '../visit/language/learning-language.server.ts'
import { offerOwn } from '../visit/own/own-page.server.ts'
import { pageMeta } from '../visit/page/page-meta.ts'
import {
  type Database,
  databaseContext,
  localeContext,
  readerContext,
} from '../visit/session/session.server.ts'
import type { Route } from './+types/sections.route.ts'
import type { Card } from './card.server.ts'
import { type Filters, filtersQuery } from './filters.ts'
import { FoundMaterials, nothingFound } from './found-materials.tsx'
import { ownTexts } from './lists.own.tsx'
import { MaterialFilters } from './material-filters.tsx'
import { countSections, listMaterials } from './materials.server.ts'
import { findFirstText } from './next-text.server.ts'
import { offersShares, requireFilters, requirePage } from './read-filters.server.ts'
import { SectionCard } from './section-card.tsx'
import { StartHere } from './start-here.tsx'

/** The sections, and where to start; or, once anything is looked for, what was found in all of them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const database = context.get(databaseContext)
  const reader = context.get(readerContext)
  const locale = context.get(localeContext)
  const lang = context.get(learningLanguageContext)
  const filters = requireFilters(url, reader)
  const about = { lang, filters, isSignedIn: reader !== null }

  if (filtersQuery(filters)) {
    const found = await listMaterials(database, locale, { lang, filters })
    requirePage(url, filters, found.cards)
    return {
      ...about,
      found,
      hasWords: offersShares(filters, found.cards),
      groups: [],
      start: null,
    }
  }
  offerOwn(context, ownTexts)
  const [groups, start] = await Promise.all([
    listGroups(database, lang),
    findFirstText(database, locale, lang),
  ])
  return {
    ...about,
    found: null,
    hasWords: offersShares(filters, start ? [start] : []),
    groups,
    start,
  }
}

/** As many stand side by side on a wide screen. */
const FIRST_PICTURES = 4

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

export const meta: Route.MetaFunction = ({ loaderData, ...around }) => {
  const locale = localeOf(around.location.pathname)
  return pageMeta(around, {
    title: say(locale, sectionsPage.title),
    ...(loaderData && { about: say(locale, aboutTexts, { lang: loaderData.lang }) }),
    description: say(locale, sectionsPage.intro),
  })
}

export default function SectionsRoute({ loaderData }: Route.ComponentProps) {
  const { lang, filters, found, groups, start, hasWords, isSignedIn } = loaderData
  const say = useSay()
  return (
    <>
      <header className="page-header">
        <div>
          <h1>{say(sectionsPage.title)}</h1>
          <p>{say(sectionsPage.intro)}</p>
        </div>
      </header>
      <MaterialFilters {...{ filters, levels, hasWords }} hasStatus={isSignedIn} />
      {found ? (
        <FoundTitles {...{ lang, filters, ...found }} />
      ) : (
        <>
          <StartHere card={start} lang={lang} />
          <Groups groups={groups} isFirst={!start} />
        </>
      )}
    </>
  )
}

interface GroupsProps extends Pick<Route.ComponentProps['loaderData'], 'groups'> {
  /** Nothing with a picture stands above. */
  isFirst: boolean
}

function Groups({ groups, isFirst }: GroupsProps) {
  const say = useSay()
  if (groups.length === 0) {
    return (
      <div className="empty">
        <p>{say(sectionsPage.noMaterials)}</p>
        <p>{say(sectionsPage.otherLanguage)}</p>
      </div>
    )
  }
  return groups.map(({ group, sections }, row) => (
    <section key={group} aria-labelledby={group} className="tile-group">
      <h2 id={group}>{say(groupNames[group])}</h2>
      <ul className="tiles">
        {sections.map(({ section, count }, place) => (
          <li key={section}>
            <SectionCard
              {...{ section, count }}
              isFirst={isFirst && row === 0 && place < FIRST_PICTURES}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}

interface FoundTitlesProps {
  lang: string
  filters: Filters
  cards: Card[]
  count: number
}

function FoundTitles({ filters, cards, count, lang }: FoundTitlesProps) {
  const say = useSay()
  const { title } = filters
  return (
    <section aria-labelledby="results" className="tile-group">
      <h2 id="results">{title ? say(search.results, { title }) : say(search.found)}</h2>
      <p className="list-note" role="status">
        {count > 0 ? say(resultCount, { count }) : say(nothingFound(filters))}
      </p>
      <FoundMaterials {...{ cards, count, filters, lang }} hasSection />
    </section>
  )
}
