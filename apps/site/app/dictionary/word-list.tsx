import * as dictionary from '@slovo/messages/dictionary'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import { useHasScript } from '../ui/use-has-script.ts'
import type { ListedWord, WordCursor } from '../words/list.server.ts'
import { wordListUrl } from './word-query.ts'
import { WordRow } from './word-row.tsx'

/** A page of words, of which several can be checked and deleted together. */
export function WordList({ words }: { words: ListedWord[] }) {
  const say = useSay()
  const formId = useId()
  const { Form, formData, state } = useFetcher()
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  // Without script the form itself knows what is checked.
  const isNothingChecked = useHasScript() && checked.size === 0
  const leaving = new Set(formData?.getAll('id').map(Number))
  const isAllChecked = words.length > 0 && words.every(({ id }) => checked.has(id))

  const check = (ids: number[], isChecked: boolean) =>
    setChecked((all) => {
      const next = new Set(all)
      for (const id of ids) isChecked ? next.add(id) : next.delete(id)
      return next
    })

  return (
    <>
      <Form
        id={formId}
        method="post"
        className="checked-words"
        preventScrollReset
        onSubmit={() => setChecked(new Set())}
      >
        <input type="hidden" name="intent" value="delete-checked" />
        <label className="word-check">
          <input
            type="checkbox"
            checked={isAllChecked}
            onChange={(event) =>
              check(
                words.map(({ id }) => id),
                event.target.checked,
              )
            }
          />
          <span>{say(dictionary.selectAll)}</span>
        </label>
        <Button
          look="danger"
          isBusy={state !== 'idle'}
          aria-label={say(dictionary.deleteChecked)}
          aria-disabled={isNothingChecked || undefined}
          onClick={(event) => {
            if (!isNothingChecked) return
            event.preventDefault()
            showToast('error', say(dictionary.nothingChecked))
          }}
        >
          <Trash2 aria-hidden="true" /> {say(dictionary.remove)}
          {checked.size > 0 && <span> ({checked.size})</span>}
        </Button>
      </Form>
      <ul className="word-list">
        {words.map(
          (word) =>
            !leaving.has(word.id) && (
              <WordRow
                key={word.id}
                word={word}
                checkedForm={formId}
                isChecked={checked.has(word.id)}
                onCheck={(isChecked) => check([word.id], isChecked)}
              />
            ),
        )}
      </ul>
    </>
  )
}

/** Links to the previous and the next page. */
export function WordPages({
  previous,
  next,
}: {
  previous: WordCursor | null
  next: WordCursor | null
}) {
  const say = useSay()
  const [query] = useSearchParams()
  if (!previous && !next) return null

  return (
    <nav className="word-pages" aria-label={say(dictionary.pages)}>
      {previous && (
        <>
          <ButtonLink look="quiet" to={wordListUrl(query, null)}>
            {say(dictionary.firstPage)}
          </ButtonLink>
          <ButtonLink look="secondary" to={wordListUrl(query, previous)} rel="prev">
            <ArrowLeft aria-hidden="true" /> {say(dictionary.previousPage)}
          </ButtonLink>
        </>
      )}
      {next && (
        <ButtonLink look="secondary" to={wordListUrl(query, next)} rel="next">
          {say(dictionary.nextPage)} <ArrowRight aria-hidden="true" />
        </ButtonLink>
      )}
    </nav>
  )
}
