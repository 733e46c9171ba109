import * as messages from '@slovo/messages/words/search'
import { Search } from 'lucide-react'
import { useId, useRef } from 'react'
import { useSay } from '../../ui/say.ts'
import { WordSearch } from './word-search.tsx'

/** The magnifying glass of the top bar; its search opens below it, without script too. */
export function HeaderSearch() {
  const say = useSay()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <div className="header-search">
      <button
        type="button"
        className="icon-button header-search-button"
        popoverTarget={id}
        aria-label={say(messages.title)}
      >
        <Search aria-hidden="true" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-form=""
        className="header-search-panel"
        // The popover's own `autofocus` is for what is in it when the page is served.
        onToggle={({ newState }) =>
          newState === 'open' && panel.current?.querySelector('input')?.focus()
        }
      >
        <WordSearch onLeave={() => panel.current?.hidePopover()} />
      </div>
    </div>
  )
}
