import type { Lang } from '@slovo/language'
import * as reading from '@slovo/messages/reading'
import { Pause, Play, Square } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'
import type { TextGlossary } from '../words/touch/glossary.ts'
import { speak, useVoice } from '../words/touch/voice.ts'
import { SpeedChoice, useSpeed } from './speed.tsx'

const HIGHLIGHT = 'sentence'

interface ReadAloudProps {
  lang: Lang
  text: RefObject<HTMLElement | null>
  glossary: TextGlossary
}

/** The browser's own voice reads a text that has no recording; the sentence being read is highlighted. */
export function ReadAloud({ lang, text, glossary }: ReadAloudProps) {
  const say = useSay()
  const voice = useVoice(lang)
  const [speed, setSpeed] = useSpeed()
  const [state, setState] = useState<'silent' | 'reading' | 'paused'>('silent')
  const place = useRef(0)
  const run = useRef(0)

  useEffect(
    () => () => {
      run.current++
      if ('speechSynthesis' in window) speechSynthesis.cancel()
      highlightSentence(null)
    },
    [],
  )

  if (voice === null) return <p className="no-voice">{say(reading.noVoice)}</p>
  if (voice === undefined) return <p className="no-voice">{say(reading.noRecording)}</p>

  async function readOn(rate: number) {
    const thisRun = ++run.current
    const sentences = (await glossary.load())?.sentences ?? []
    setState('reading')

    const readSentence = () => {
      const range = text.current && rangeOfSentence(text.current, sentences[place.current])
      if (thisRun !== run.current || !voice) return
      if (!range) return stop()
      highlightSentence(range)
      speak({
        text: range.toString(),
        voice,
        rate,
        onEnd: () => {
          if (thisRun !== run.current) return
          place.current++
          readSentence()
        },
      })
    }
    readSentence()
  }

  function pause() {
    run.current++
    speechSynthesis.cancel()
    setState('paused')
  }

  function stop() {
    run.current++
    speechSynthesis.cancel()
    highlightSentence(null)
    place.current = 0
    setState('silent')
  }

  return (
    <section className="player" aria-label={say(reading.readAloud)}>
      {state === 'reading' ? (
        <Button type="button" look="secondary" onClick={pause}>
          <Pause aria-hidden="true" /> {say(reading.pause)}
        </Button>
      ) : (
        <Button type="button" look="secondary" onClick={() => void readOn(speed)}>
          <Play aria-hidden="true" /> {say(state === 'paused' ? reading.resume : reading.readAloud)}
        </Button>
      )}
      {state !== 'silent' && (
        <button type="button" className="icon-button" aria-label={say(reading.stop)} onClick={stop}>
          <Square aria-hidden="true" />
        </button>
      )}
      <SpeedChoice
        speed={speed}
        onChange={(chosen) => {
          setSpeed(chosen)
          if (state === 'reading') void readOn(chosen)
        }}
      />
      <p className="player-hint">{say(reading.browserVoice)}</p>
    </section>
  )
}

/** The range of a sentence, from its first word to the punctuation after its last. */
function rangeOfSentence(text: HTMLElement, sentence: [number, number] | undefined): Range | null {
  const words = text.querySelectorAll('w-, a[id]')
  const [first, last] = [words[sentence?.[0] ?? -1], words[sentence?.[1] ?? -1]]
  if (!first || !last) return null

  const range = document.createRange()
  range.setStartBefore(first)
  range.setEndAfter(last)
  const after = last.nextSibling
  if (after instanceof Text) range.setEnd(after, /^\S*/.exec(after.data)?.[0].length ?? 0)
  return range
}

/** Highlights a sentence without changing the elements of the text. */
function highlightSentence(range: Range | null) {
  if (!('highlights' in CSS)) return
  if (!range) {
    CSS.highlights.delete(HIGHLIGHT)
    return
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(range))
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
}
