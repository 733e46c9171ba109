import type { Cues } from '@slovo/content-model'
import { tapping } from '@slovo/messages/admin/recording'
import { useEffect, useRef } from 'react'
import { useSay } from '../../../ui/say.ts'

interface CueListProps {
  sentences: readonly string[]
  cues: Cues
  lang: 'ru' | 'fr'
  /** The sentence that is being said, and the one that is expected next. */
  current: number
  next: number
  onChoose: (sentence: number) => void
}

/** The sentences with their times. The one that is expected is kept in view, inside the list only. */
export function CueList({ sentences, cues, lang, current, next, onChoose }: CueListProps) {
  const say = useSay()
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const [box, row] = [list.current, list.current?.children[Math.max(0, next - 1)]]
    if (box && row instanceof HTMLElement) box.scrollTop = row.offsetTop - box.offsetTop - 8
  }, [next])

  return (
    <ol ref={list} className="cue-list" aria-label={say(tapping.sentences)}>
      {sentences.map((sentence, place) => {
        const cue = cues[place]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is known by its place
          <li key={place} data-next={place === next || undefined}>
            <button
              type="button"
              aria-current={place === current || undefined}
              onClick={() => onChoose(place)}
            >
              <span className="cue-time">{cue ? clock(cue[0]) : '–'}</span>
              <span>
                <span lang={lang}>{sentence}</span>
                {place === next ? (
                  <small> {say(tapping.next)}</small>
                ) : (
                  !cue && <small> {say(tapping.noCue)}</small>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** 83.42 → `1:23.4` */
function clock(seconds: number) {
  const tenths = Math.round(seconds * 10)
  const whole = Math.floor(tenths / 10)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}.${tenths % 10}`
}
