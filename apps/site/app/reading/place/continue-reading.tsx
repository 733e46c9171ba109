import { continueReading } from '@slovo/messages/reading'
import { ArrowDown } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { useSay } from '../../ui/say.ts'

/** Nearer to the beginning or the end there is nothing to go on with. */
const MIN_WORDS = 20

interface ContinueReadingProps {
  text: RefObject<HTMLElement | null>
  place: number | null
  wordCount: number
}

/** A text that is opened again offers the way to where it was left; `#w123` leads to that word of any text. */
export function ContinueReading({ text, place, wordCount }: ContinueReadingProps) {
  const say = useSay()

  useEffect(() => {
    const show = () => {
      const word = /^#w(\d+)$/.exec(location.hash)?.[1]
      // A word that has an id is found by the browser itself.
      if (word === undefined || document.getElementById(location.hash.slice(1))) return
      text.current?.querySelectorAll('w-')[Number(word)]?.scrollIntoView()
    }
    show()
    addEventListener('hashchange', show)
    return () => removeEventListener('hashchange', show)
  }, [text])

  if (place === null || place < MIN_WORDS || place > wordCount - MIN_WORDS) return null
  return (
    <a href={`#w${place}`} className="continue-reading text-link">
      <ArrowDown aria-hidden="true" /> {say(continueReading)}
    </a>
  )
}
