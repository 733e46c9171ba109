import type { WordMatch } from '@slovo/content-model'
import * as messages from '@slovo/messages/words/page'
import { useSay } from '../../ui/say.ts'
import { Island } from '../../visit/island/island.tsx'
import { FoundWords } from '../search/found-words.tsx'
import wordSearch from '../search/word-search.island.tsx'

interface UnknownWordProps {
  typed: string
  /** What may be meant. */
  found: WordMatch[]
}

/** The page of a word that the dictionary lacks: a search, and the words that may be meant. */
export function UnknownWord({ typed, found }: UnknownWordProps) {
  const say = useSay()
  return (
    <div className="words-page">
      <header className="page-header">
        <div>
          <h1>{say(messages.notFound)}</h1>
          <p>{say(messages.notFoundAdvice)}</p>
        </div>
      </header>
      <Island of={wordSearch} props={{ typed }} when="touched" />
      {found.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar">{say(messages.similar)}</h2>
          <FoundWords words={found} />
        </section>
      )}
    </div>
  )
}
