import { filters as messages, search } from '@slovo/messages/materials'
import { study } from '@slovo/messages/study'
import { FilterForm } from '../ui/filter-form.tsx'
import { useSay } from '../ui/say.ts'
import { EASIEST, type Filters, filtersQuery, REACH, statuses } from './filters.ts'

const statusNames = {
  'being-studied': study.beingStudied,
  studied: study.studied,
  untouched: study.untouched,
}

interface MaterialFiltersProps {
  filters: Filters
  /** A visitor has no progress to filter by; books have neither level nor progress. */
  levels: readonly string[]
  hasStatus: boolean
  /** Whether the reader has words: without any, all texts are equally far. */
  hasWords: boolean
}

export function MaterialFilters({ filters, levels, hasStatus, hasWords }: MaterialFiltersProps) {
  const say = useSay()
  const level = {
    name: 'level',
    label: say(messages.level),
    all: say(messages.allLevels),
    value: filters.level,
    choices: levels.map((name) => ({ value: name, name })),
  }
  const status = {
    name: 'status',
    label: say(messages.status),
    all: say(messages.allStatuses),
    value: filters.status,
    choices: statuses.map((value) => ({ value, name: say(statusNames[value]) })),
  }
  const words = {
    name: 'words',
    label: say(messages.share),
    all: say(messages.anyShare),
    value: filters.inReach ? REACH : null,
    choices: [{ value: REACH, name: say(messages.inReach) }],
  }
  const sort = {
    name: 'sort',
    label: say(messages.sort),
    all: say(messages.newestFirst),
    value: filters.sort,
    choices: [{ value: EASIEST, name: say(messages.easiestFirst) }],
  }
  const offered = [
    levels.length > 0 && level,
    hasStatus && status,
    hasWords && words,
    hasWords && sort,
  ]
  return (
    <FilterForm
      search={{ label: say(search.label), value: filters.title }}
      filters={offered.filter((filter) => !!filter)}
      apply={say(messages.apply)}
      clear={filtersQuery({ ...filters, page: 1 }) !== '' && say(messages.clear)}
    />
  )
}
