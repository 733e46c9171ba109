import { skipToContent } from '@slovo/messages/shell'
import type { ReactNode } from 'react'
import { useQuery } from '../ui/page.ts'
import { useSay } from '../ui/say.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/**
 * What surrounds every page. While flashcards are open (`?flashcards` in the address) they replace the whole page:
 * navigation and footer are not there. `search` is that of the top bar.
 */
export function Shell({ search, children }: { search: ReactNode; children: ReactNode }) {
  const say = useSay()
  const isFlashcardsOpen = useQuery().has('flashcards')

  return (
    <>
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
