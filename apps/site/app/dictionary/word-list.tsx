import * as dictionary from '@slovo/messages/dictionary'
import { ArrowLeft, ArrowRight, Pencil, Trash2 } from 'lucide-react'
import { type MouseEvent, type SubmitEvent, useMemo, useRef, useState } from 'react'
import {
  Form as RouterForm,
  useFetcher,
  useFetchers,
  useNavigate,
  useSearchParams,
  useSubmit,
} from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useLocale, useSay } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import { useHasScript } from '../ui/use-has-script.ts'
import { Own } from '../visit/own/own.tsx'
import type { ListedWord, WordCursor } from '../words/list.server.ts'
import { wordListUrl } from './word-query.ts'
import { EDIT_ICON, REMOVE_ICON, wordRowHtml } from './word-row-html.ts'

/** The rows are drawn apart from them: no `useId` (see visit/own/own.tsx). */
const FORMS = { checked: 'checked-words', one: 'one-word' }

/** A page of words. One is deleted by its button, several are checked and deleted together; those that leave go at once. */
export function WordList({ words }: { words: ListedWord[] }) {
  const say = useSay()
  const { Form, formData, state } = useFetcher()
  const removal = useRemovals()
  const list = useRef<HTMLUListElement>(null)
  const [checkedCount, setCheckedCount] = useState(0)
  // Without script the form itself knows what is checked.
  const isNothingChecked = useHasScript() && checkedCount === 0
  const leaving = new Set([...removal.leaving, ...(formData?.getAll('id').map(Number) ?? [])])
  const shownCount = words.filter(({ id }) => !leaving.has(id)).length

  const boxes = () => list.current?.querySelectorAll<HTMLInputElement>('input[name=id]') ?? []
  const count = () => setCheckedCount([...boxes()].filter(({ checked }) => checked).length)
  const checkAll = (isChecked: boolean) => {
    for (const box of boxes()) box.checked = isChecked
    count()
  }

  return (
    <>
      <Form
        id={FORMS.checked}
        method="post"
        className="checked-words"
        preventScrollReset
        onSubmit={() => setCheckedCount(0)}
      >
        <input type="hidden" name="intent" value="delete-checked" />
        <label className="word-check">
          <input
            type="checkbox"
            checked={shownCount > 0 && checkedCount === shownCount}
            onChange={(event) => checkAll(event.target.checked)}
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
          {checkedCount > 0 && <span> ({checkedCount})</span>}
        </Button>
      </Form>
      <RouterForm id={FORMS.one} method="post" hidden onSubmit={removal.submit}>
        <input type="hidden" name="intent" value="delete" />
      </RouterForm>
      <div hidden>
        <Pencil id={EDIT_ICON} />
        <Trash2 id={REMOVE_ICON} />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click */}
      <ul ref={list} className="word-list" onInput={count} onClick={useEditLinks()}>
        <WordRows {...{ words, leaving }} />
      </ul>
    </>
  )
}

interface WordRowsProps {
  words: ListedWord[]
  /** The words that are being removed. */
  leaving: ReadonlySet<number>
}

export function WordRows({ words, leaving }: WordRowsProps) {
  const locale = useLocale()
  const rows = useMemo(
    () => words.map((word) => ({ id: word.id, html: wordRowHtml(word, FORMS, locale) })),
    [words, locale],
  )
  return (
    <Own name="word-rows">
      {rows
        .filter(({ id }) => !leaving.has(id))
        .map(({ id, html }) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: every value in it is escaped, see word-row-html.ts
          <li key={id} className="word-row" dangerouslySetInnerHTML={{ __html: html }} />
        ))}
    </Own>
  )
}

const REMOVAL = 'remove-word-'

/** Each word is removed by a request of its own, so that several can be on their way. */
function useRemovals() {
  const send = useSubmit()
  const leaving = useFetchers().flatMap(({ key, formData }) =>
    key.startsWith(REMOVAL) && formData ? Number(formData.get('id')) : [],
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const fetcherKey = `${REMOVAL}${submitter.value}`
    send(submitter, { method: 'post', navigate: false, fetcherKey })
  }
  return { leaving, submit }
}

/** A click on a link of a row that leads to a page of the router stays in this page. */
function useEditLinks() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element && target.closest('a[data-edit]')
    if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    void navigate(link.getAttribute('href') ?? '')
  }
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
