import { filters as messages, search } from '@slovo/messages/materials'
import { study } from '@slovo/messages/study'
import { Form, Link, useLocation, useSubmit } from 'react-router'
import { Button } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'
import { type Filters, isNarrowed, statuses } from './filters.ts'

const statusNames = {
  'being-studied': study.beingStudied,
  studied: study.studied,
  untouched: study.untouched,
}

interface FilterFormProps {
  filters: Filters
  /** A visitor has no progress to filter by; books have neither level nor progress. */
  levels: readonly string[]
  hasStatus: boolean
}

/** A plain form whose answer is an address: it leaves the page number out, so that any change goes back to page 1. */
export function FilterForm({ filters, levels, hasStatus }: FilterFormProps) {
  const say = useSay()
  const submit = useSubmit()
  const { pathname } = useLocation()
  return (
    <Form
      key={JSON.stringify(filters)}
      role="search"
      className="filter-form"
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) submit(currentTarget)
      }}
    >
      <label className="filter-title">
        {say(search.label)}
        <input
          type="search"
          name="q"
          defaultValue={filters.title}
          maxLength={300}
          className="input"
        />
      </label>
      {levels.length > 0 && (
        <label>
          {say(messages.level)}
          <select name="level" defaultValue={filters.level ?? ''} className="input">
            <option value="">{say(messages.allLevels)}</option>
            {levels.map((level) => (
              <option key={level}>{level}</option>
            ))}
          </select>
        </label>
      )}
      {hasStatus && (
        <label>
          {say(messages.status)}
          <select name="status" defaultValue={filters.status ?? ''} className="input">
            <option value="">{say(messages.allStatuses)}</option>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {say(statusNames[status])}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button look="secondary">{say(messages.apply)}</Button>
      {isNarrowed(filters) && (
        <Link to={pathname} className="button button-quiet">
          {say(messages.clear)}
        </Link>
      )}
    </Form>
  )
}
