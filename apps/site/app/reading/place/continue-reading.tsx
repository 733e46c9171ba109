import { continueReading } from '@slovo/messages/reading/page'
import { ArrowDown } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useSay } from '../../ui/say.ts'
import { Own } from '../../visit/own/own.tsx'
import { findPlace, type PlacedText } from './device-place.ts'

/** Nearer to the beginning or the end there is nothing to go on with. */
const MIN_WORDS = 20

interface ContinueReadingProps {
  text: RefObject<HTMLElement | null>
  /** Where a learner stopped. */
  place: number | null
  /** Where this device has a place from before there was an account. */
  onDevice: PlacedText | null
  wordCount: number
  /** What stands there when there is no place to go to. */
  children: ReactNode
}

/** A text that is opened again offers the way to where it was left; `#w123` leads to that word of any text. */
export function ContinueReading(props: ContinueReadingProps) {
  const { text, onDevice, wordCount, children } = props
  const say = useSay()
  const [place, setPlace] = useState(props.place)
  const { material, version } = onDevice ?? {}
  const isKnown = props.place !== null

  useEffect(() => {
    if (isKnown || material === undefined || version === undefined) return
    setPlace(findPlace({ material, version }))
  }, [isKnown, material, version])
  useEffect(() => {
    const goToWord = () => {
      const word = /^#w(\d+)$/.exec(location.hash)?.[1]
      // A word that has an id is found by the browser itself.
      if (word === undefined || document.getElementById(location.hash.slice(1))) return
      text.current?.querySelectorAll('w-')[Number(word)]?.scrollIntoView()
    }
    goToWord()
    addEventListener('hashchange', goToWord)
    return () => removeEventListener('hashchange', goToWord)
  }, [text])
  // After that: the link may have been followed before the word had its id.
  useEffect(() => {
    // By its id the browser finds it, and goes on from there with the keyboard.
    if (place !== null) text.current?.querySelectorAll('w-')[place]?.setAttribute('id', `w${place}`)
  }, [place, text])

  const isFar = place !== null && place >= MIN_WORDS && place <= wordCount - MIN_WORDS
  if (!isFar) return <Own name="continue">{children}</Own>
  const link = (href: string) => (
    <a href={href} className="continue-reading text-link">
      <ArrowDown aria-hidden="true" /> {say(continueReading)}
    </a>
  )
  return (
    <Own name="continue">
      {link(`#w${place}`)}
      {/* Without script no word of the page has an id, but as links they have. */}
      <noscript>
        <style>{'.continue-reading[href^="#"]{display:none}'}</style>
        {link(`?words=links#w${place}`)}
      </noscript>
    </Own>
  )
}
