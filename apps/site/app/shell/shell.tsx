import { loading, skipToContent } from '@slovo/messages/shell'
import type { ReactNode } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { useSay } from '../ui/say.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useStoredLearningLanguage } from './learning-language.tsx'
import { useSessionUpkeep } from './session-upkeep.ts'

/**
 * What surrounds every page. While flashcards are open (`?flashcards` in the address) they replace the whole page:
 * navigation and footer are not there. `search` is that of the top bar.
 */
export function Shell({ search, children }: { search: ReactNode; children: ReactNode }) {
  const say = useSay()
  const [query] = useSearchParams()
  const isFlashcardsOpen = query.has('flashcards')
  useSessionUpkeep()
  useStoredLearningLanguage()

  return (
    <>
      <Progress />
      {!isFlashcardsOpen && (
        <a className="skip-link" href="#content">
          {say(skipToContent)}
        </a>
      )}
      {!isFlashcardsOpen && <Header search={search} />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {!isFlashcardsOpen && <Footer />}
    </>
  )
}

/** Says that the next page is on its way; it shows after 200 ms, so that a quick one shows nothing. */
function Progress() {
  const say = useSay()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div role="status" className="progress">
      {isLoading && (
        <>
          <span className="visually-hidden">{say(loading)}</span>
          <span className="loading-bar" />
        </>
      )}
    </div>
  )
}
