import * as dictionary from '@slovo/messages/dictionary'
import { Search } from 'lucide-react'
import { useId } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'
import { Own } from '../visit/own/own.tsx'
import type { WordQuery } from '../words/list.server.ts'

interface WordFiltersProps {
  query: WordQuery
  texts: { id: number; title: string }[]
}

/** Which words, in which order. The filters are in the URL; a change goes back to the first page. */
export function WordFilters({ query, texts }: WordFiltersProps) {
  const say = useSay()
  const submit = useSubmit()
  const id = useId()
  const apply = (event: { currentTarget: { form: HTMLFormElement | null } }) =>
    void submit(event.currentTarget.form)

  return (
    <Form method="get" className="word-filters" role="search">
      <div className="field word-search">
        <label htmlFor={`${id}-search`}>{say(dictionary.search)}</label>
        <input
          id={`${id}-search`}
          type="search"
          name="search"
          placeholder={say(dictionary.searchHint)}
          defaultValue={query.search}
        />
      </div>
      <Button look="secondary" className="word-filters-button" aria-label={say(dictionary.apply)}>
        <Search aria-hidden="true" /> <span>{say(dictionary.apply)}</span>
      </Button>
      <div className="field">
        <label htmlFor={`${id}-sort`}>{say(dictionary.sort)}</label>
        <select
          id={`${id}-sort`}
          name="sort"
          className="input"
          defaultValue={query.sort}
          onChange={apply}
        >
          <option value="newest">{say(dictionary.newest)}</option>
          <option value="alphabetical">{say(dictionary.alphabetical)}</option>
        </select>
      </div>
      {texts.length > 0 && (
        <div className="field">
          <label htmlFor={`${id}-text`}>{say(dictionary.fromText)}</label>
          <select
            id={`${id}-text`}
            name="text"
            className="input"
            defaultValue={query.text ?? ''}
            onChange={apply}
          >
            <option value="">{say(dictionary.allTexts)}</option>
            <TextOptions texts={texts} />
            <option value="none">{say(dictionary.noText)}</option>
          </select>
        </div>
      )}
    </Form>
  )
}

export function TextOptions({ texts }: Pick<WordFiltersProps, 'texts'>) {
  return (
    <Own name="texts-of-words">
      {texts.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Own>
  )
}
