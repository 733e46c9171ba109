import { Button } from './button.tsx'
import { IN_PLACE } from './in-place.ts'
import { usePage } from './page.ts'

interface ChosenFilter {
  name: string
  label: string
  /** What the empty choice is called. */
  all: string
  value: string | null
  choices: readonly { value: string; name: string }[]
}

interface FilterFormProps {
  search: { label: string; value: string }
  filters: readonly ChosenFilter[]
  apply: string
  /** Offered as long as something is chosen. */
  clear?: string | false
}

/** A plain form whose answer is a URL: it leaves the page number out, so that any change goes back to page 1. */
export function FilterForm({ search, filters, apply, clear }: FilterFormProps) {
  const { pathname, Form, Link } = usePage()
  return (
    <Form
      key={JSON.stringify([search.value, filters.map(({ value }) => value)])}
      role="search"
      {...IN_PLACE}
      className="filter-form"
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) currentTarget.requestSubmit()
      }}
    >
      <label className="filter-title">
        {search.label}
        <input
          type="search"
          name="q"
          defaultValue={search.value}
          maxLength={300}
          className="input"
        />
      </label>
      {filters.map(({ name, label, all, value: chosen, choices }) => (
        <label key={name}>
          {label}
          <select name={name} defaultValue={chosen ?? ''} className="input">
            <option value="">{all}</option>
            {choices.map(({ value, name: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button look="secondary">{apply}</Button>
      {clear && (
        <Link to={pathname} className="button button-quiet">
          {clear}
        </Link>
      )}
    </Form>
  )
}
