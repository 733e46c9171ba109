import * as dictionary from '@slovo/messages/dictionary'
import { successes } from '@slovo/messages/errors'
import { Layers, Plus, Repeat2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useActionData, useRevalidator, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { useLocalPath, useSay } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import { PostForm } from '../visit/form/post-form.tsx'
import { useForm } from '../visit/form/use-form.ts'
import { useReader } from '../visit/page/root-data.ts'
import type { ListedWord, WordCursor, WordQuery } from '../words/list.server.ts'
import { addForm, WordFields } from '../words/word-fields.tsx'
import { useWordsElsewhere } from '../words/words-elsewhere.ts'
import { FileLinks } from './file-links.tsx'
import { followWordsPutBack } from './removed-words.ts'
import { WordCount } from './word-count.tsx'
import { WordFilters } from './word-filters.tsx'
import { WordList, WordPages } from './word-list.tsx'
import { wordListUrl } from './word-query.ts'

interface DictionaryPageProps {
  query: WordQuery
  words: ListedWord[]
  previous: WordCursor | null
  next: WordCursor | null
  texts: { id: number; title: string }[]
  count: number
}

/** A learner's own words. */
export function DictionaryPage({
  query,
  words,
  previous,
  next,
  texts,
  count,
}: DictionaryPageProps) {
  const say = useSay()
  const [params] = useSearchParams()
  const isAnonymous = useReader()?.isAnonymous
  useWordsElsewhere()
  const { revalidate } = useRevalidator()
  useEffect(() => followWordsPutBack(revalidate), [revalidate])
  const review = new URLSearchParams(wordListUrl(params, null))
  review.set('flashcards', '1')

  return (
    <div className="dictionary">
      <header className="dictionary-head">
        <h1>{say(dictionary.title)}</h1>
        {count > 0 && (
          <p>
            <WordCount count={count} />
          </p>
        )}
        {isAnonymous && <WithoutAccount />}
        <div className="actions">
          {count > 0 && (
            <ButtonLink to="/review">
              <Repeat2 aria-hidden="true" /> {say(dictionary.reviewDue)}
            </ButtonLink>
          )}
          {words.length > 0 && (
            <ButtonLink look="secondary" to={`?${review}`}>
              <Layers aria-hidden="true" /> {say(dictionary.review)}
            </ButtonLink>
          )}
        </div>
        <div className="word-tools">
          <AddWord />
          <FileLinks hasWords={count > 0} />
        </div>
      </header>

      {count === 0 && words.length === 0 ? (
        <Empty />
      ) : (
        <>
          <WordFilters key={params.toString()} query={query} texts={texts} />
          {words.length > 0 ? (
            <WordList words={words} />
          ) : (
            <div className="dictionary-empty" role="status">
              <p>{say(dictionary.nothingFound)}</p>
              <ButtonLink look="secondary" to="/dictionary">
                {say(dictionary.showAll)}
              </ButtonLink>
            </div>
          )}
          <WordPages previous={previous} next={next} />
        </>
      )}
    </div>
  )
}

/** Where the words are of a reader who has not signed up, and how they stay. */
function WithoutAccount() {
  const say = useSay()
  const { before, register, signIn } = dictionary.withoutAccount
  const next = `?next=${encodeURIComponent(useLocalPath()('/dictionary'))}`
  return (
    <p className="without-account">
      {say(before)}{' '}
      <Link to={`/register${next}`} className="text-link">
        {say(register)}
      </Link>
      {' · '}
      <Link to={`/signin${next}`} className="text-link">
        {say(signIn)}
      </Link>
    </p>
  )
}

function Empty() {
  const say = useSay()
  return (
    <div className="dictionary-empty">
      <h2>{say(dictionary.emptyTitle)}</h2>
      <p>{say(dictionary.emptyText)}</p>
      <ButtonLink to="/materials">{say(dictionary.chooseText)}</ButtonLink>
    </div>
  )
}

/** Adds a word that is in no text, and is ready for the next one. A refused word stays in the form. */
function AddWord() {
  const say = useSay()
  const answer = useActionData<object>()
  const form = useForm(addForm, answer)
  const details = useRef<HTMLDetailsElement>(null)

  const isAdded = answer && 'kind' in answer && answer.kind === 'added'
  const emptyForm = useEffectEvent(() => {
    showToast('success', say(successes.translationAdded))
    details.current?.querySelector('form')?.reset()
  })
  // The page's data may be loaded twice, since the word also arrives as a change: the toast cannot come with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is another word
  useEffect(() => {
    if (isAdded) emptyForm()
  }, [answer])

  return (
    <details ref={details} className="add-word" open={form.refused !== undefined || undefined}>
      <summary className="button button-secondary">
        <Plus aria-hidden="true" /> {say(dictionary.add)}
      </summary>
      <PostForm form={form} className="add-word-form" preventScrollReset>
        <Refusal answer={form.refused} />
        <WordFields field={form.field} />
        <Button isBusy={!!form.sending}>{say(dictionary.addButton)}</Button>
      </PostForm>
    </details>
  )
}
