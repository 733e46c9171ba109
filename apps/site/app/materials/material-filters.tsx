import { filters as messages, search } from '@slovo/messages/materials'
import { study } from '@slovo/messages/study'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { useSay } from '../ui/say.ts'
import { type Filters, isNarrowed, statuses } from './filters.ts'

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
}

export function MaterialFilters({ filters, levels, hasStatus }: MaterialFiltersProps) {
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
  return (
    <FilterForm
      search={{ label: say(search.label), value: filters.title }}
      filters={[levels.length > 0 && level, hasStatus && status].filter((filter) => !!filter)}
      apply={say(messages.apply)}
      clear={isNarrowed(filters) && say(messages.clear)}
    />
  )
}

/** Search over the titles of every section. */
export function TitleSearch({ title }: { title: string }) {
  const say = useSay()
  return (
    <Form role="search" className="title-search">
      <input
        key={title}
        type="search"
        name="q"
        defaultValue={title}
        maxLength={300}
        placeholder={say(search.placeholder)}
        aria-label={say(search.label)}
        className="input"
      />
      <Button look="secondary" aria-label={say(search.submit)}>
        <Search aria-hidden="true" />
      </Button>
    </Form>
  )
}
