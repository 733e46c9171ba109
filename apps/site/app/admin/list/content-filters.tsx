import { levels, MaterialSection } from '@slovo/content-model'
import { langs, list } from '@slovo/messages/admin'
import { materialSections } from '@slovo/messages/admin-materials'
import { FilterForm } from '../../ui/filter-form.tsx'
import { useSay } from '../../ui/say.ts'
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
    section: MaterialSection.options.map((value) => ({
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
