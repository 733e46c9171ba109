import * as dictionary from '@slovo/messages/dictionary'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'
import type { WordCursor } from '../words/list.server.ts'
import { wordListUrl } from './word-query.ts'

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
