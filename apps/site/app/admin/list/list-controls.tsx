import { levels, sectionsOfMaterials } from '@slovo/content-model'
import { langs, list, page as pageName } from '@slovo/messages/admin/items'
import { materialSections } from '@slovo/messages/admin/materials'
import { Link, useLocation } from 'react-router'
import { FilterForm } from '../../ui/filter-form.tsx'
import { useSay } from '../../ui/say.ts'
import { offeredPages } from '../../visit/url/offered-pages.ts'
import type { ListFilter } from '../content-types.ts'
import { type ContentQuery, states } from './content-query.ts'

interface ContentFiltersProps {
  query: ContentQuery
  filters: readonly ListFilter[]
  isNarrowed: boolean
}

export function ContentFilters({ query, filters, isNarrowed }: ContentFiltersProps) {
  const say = useSay()
  const choices = {
    lang: (['ru', 'fr'] as const).map((value) => ({ value, name: say(langs[value]) })),
    section: sectionsOfMaterials.map((value) => ({
      value,
      name: say(materialSections[value]),
    })),
    level: levels.map((value) => ({ value, name: value })),
    state: states.map((value) => ({ value, name: say(list[value]) })),
  }
  return (
    <FilterForm
      search={{ label: say(list.search), value: query.title }}
      filters={[...filters, 'state' as const].map((name) => ({
        name,
        label: say(list[name]),
        all: say(list.all),
        value: query[name],
        choices: choices[name],
      }))}
      apply={say(list.apply)}
      clear={isNarrowed && say(list.clear)}
    />
  )
}

interface PageLinksProps {
  page: number
  last: number
  addressOf: (page: number) => string
}

/** The way to the other pages: first, last, and those around the one shown. One page needs none. */
export function PageLinks({ page, last, addressOf }: PageLinksProps) {
  const say = useSay()
  const { pathname } = useLocation()
  if (last <= 1) return null

  return (
    <nav aria-label={say(list.pages)} className="pager">
      {offeredPages(page, last).map((one, place) =>
        one === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
          <span key={`gap-${place}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={one}
            to={pathname + addressOf(one)}
            aria-label={say(pageName, { page: one })}
            aria-current={one === page ? 'page' : undefined}
          >
            {one}
          </Link>
        ),
      )}
    </nav>
  )
}
