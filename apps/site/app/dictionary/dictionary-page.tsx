import * as dictionary from '@slovo/messages/dictionary'
import { Download, Layers } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { useLocalPath, useSay } from '../ui/say.ts'
import type { ListedWord, WordCursor, WordQuery } from '../words/list.server.ts'
import { useWordsElsewhere } from '../words/words-elsewhere.ts'
import { AddWord } from './add-word.tsx'
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
  const localPath = useLocalPath()
  const [params] = useSearchParams()
  useWordsElsewhere()
  const review = new URLSearchParams(wordListUrl(params, null))
  review.set('flashcards', '1')

  return (
    <div className="dictionary">
      <header className="dictionary-head">
        <h1>{say(dictionary.title)}</h1>
        {count > 0 && <p>{say(dictionary.wordCount, { count })}</p>}
        <div className="actions">
          {words.length > 0 && (
            <ButtonLink to={`?${review}`}>
              <Layers aria-hidden="true" /> {say(dictionary.review)}
            </ButtonLink>
          )}
          <AddWord />
          {count > 0 && (
            <a href={localPath('/dictionary/export')} download className="button button-quiet">
              <Download aria-hidden="true" /> {say(dictionary.exportCsv)}
            </a>
          )}
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
