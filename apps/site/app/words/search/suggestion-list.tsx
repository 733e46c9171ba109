import type { WordMatch } from '@slovo/content-model'
import * as messages from '@slovo/messages/words/search'
import { useSay } from '../../ui/say.ts'
import { WordMatchLine } from './found-words.tsx'

interface SuggestionListProps {
  /** Of the field; those of the list and its options begin with it. */
  id: string
  words: readonly WordMatch[]
  chosen: number | null
  onChoose: (place: number) => void
}

/** The suggestions below the field. The focus stays in the field, which has the keyboard. */
export function SuggestionList({ id, words, chosen, onChoose }: SuggestionListProps) {
  const say = useSay()
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={say(messages.suggestions)}
      className="suggestions"
    >
      {words.map((word, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has focus and keyboard.
        <div
          key={`${word.lang} ${word.stressed}`}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === chosen}
          className="suggestion"
          // A pressed pointer takes the focus from the field, which would close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          <WordMatchLine word={word} />
        </div>
      ))}
    </div>
  )
}
