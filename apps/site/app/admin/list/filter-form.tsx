import { levels, MaterialSection } from '@slovo/content-model'
import { langs, list } from '@slovo/messages/admin'
import { materialSections } from '@slovo/messages/admin-materials'
import { Form, Link, useLocation, useSubmit } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import type { ListFilter } from '../content-types.ts'
import { type ListQuery, states } from './list-query.ts'

interface FilterFormProps {
  query: ListQuery
  filters: readonly ListFilter[]
  isNarrowed: boolean
}

/** A plain form whose answer is an address: it leaves the page number out, so that any change goes back to page 1. */
export function FilterForm({ query, filters, isNarrowed }: FilterFormProps) {
  const say = useSay()
  const submit = useSubmit()
  const { pathname } = useLocation()
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
    <Form
      key={JSON.stringify(query)}
      role="search"
      className="filter-form"
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) submit(currentTarget)
      }}
    >
      <label className="filter-title">
        {say(list.search)}
        <input
          type="search"
          name="q"
          defaultValue={query.title}
          maxLength={300}
          className="input"
        />
      </label>
      {[...filters, 'state' as const].map((filter) => (
        <label key={filter}>
          {say(list[filter])}
          <select name={filter} defaultValue={query[filter] ?? ''} className="input">
            <option value="">{say(list.all)}</option>
            {choices[filter].map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button look="secondary">{say(list.apply)}</Button>
      {isNarrowed && (
        <Link to={pathname} className="button button-quiet">
          {say(list.clear)}
        </Link>
      )}
    </Form>
  )
}
