import { skipToContent } from '@slovo/messages/shell'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useSay } from '../ui/say.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Progress } from './progress.tsx'
import { useSessionUpkeep } from './session-upkeep.ts'
import { useStoredLearningLanguage } from './stored-learning-language.ts'

/**
 * What surrounds every page. While flashcards are open (`?flashcards` in the address) they replace the whole page:
 * navigation and footer are not there.
 */
export function Shell({ children }: { children: ReactNode }) {
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
      {!isFlashcardsOpen && <Header />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {!isFlashcardsOpen && <Footer />}
    </>
  )
}
