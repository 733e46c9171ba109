import './style.css'
import { dictationWords, type MediaFile, shuffle } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useSay } from '../../../ui/say.ts'
import { textsOf, withEntry } from '../../parts/answer-shapes.ts'
import { Media, useMediaUrl } from '../../parts/media.tsx'
import type { PlayerProps } from '../../parts/player-and-outline.ts'
import { LangText, langOf, Rich } from '../../parts/rich.tsx'
import { Verdict } from '../../parts/verdict.tsx'

/** Sentences to be heard and written. */
export default function DictationPlayer({
  activity,
  answer,
  phase,
  change,
}: PlayerProps<'Dictation'>) {
  const { taskDescription, sentences, behaviour, media } = activity.params
  const say = useSay()
  const [order] = useState(() => {
    const numbers = sentences.map((_, number) => number)
    return behaviour.shuffleSentences === 'never' ? numbers : shuffle(numbers, Math.random)
  })
  const written = textsOf(answer, sentences.length)
  const words = phase === 'checked' ? dictationWords(activity.params, written) : []

  return (
    <>
      <Media media={media} />
      <Rich nodes={taskDescription} />
      <ol className="typed-cards">
        {order.map((number, place) => {
          const sentence = sentences[number]
          if (!sentence) return null
          const label = { number: place + 1 }
          const verdicts = words[number] ?? []
          return (
            <li key={number}>
              <Rich nodes={sentence.description} />
              <div className="actions">
                <Sound
                  file={sentence.sample[0]}
                  label={say(messages.listen, label)}
                  limit={behaviour.tries}
                />
                <Sound
                  file={sentence.sampleAlternative[0]}
                  label={say(messages.listenSlowly, label)}
                  limit={behaviour.triesAlternative}
                />
              </div>
              <input
                type="text"
                className="gap-field gap-field-wide"
                lang={langOf(sentence.text)}
                aria-label={say(messages.sentence, label)}
                autoComplete="off"
                spellCheck={false}
                value={written[number] ?? ''}
                readOnly={phase !== 'answering'}
                onChange={(event) => change(withEntry(written, number, event.target.value))}
              />
              {phase === 'checked' && (
                <p>
                  <Verdict isRight={verdicts.every(({ kind }) => kind === 'match')} />{' '}
                  <LangText text={say(messages.expected, { word: sentence.text })} />
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

interface SoundProps {
  file: MediaFile | undefined
  label: string
  /** How often it may be heard; 0 is without limit. */
  limit: number
}

function Sound({ file, label, limit }: SoundProps) {
  const urlOf = useMediaUrl()
  const sound = useRef<HTMLAudioElement>(null)
  const [heard, setHeard] = useState(0)
  if (!file) return null
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said is what is to be written. */}
      <audio ref={sound} src={urlOf(file)} preload="none" />
      <Button
        type="button"
        look="secondary"
        disabled={limit > 0 && heard >= limit}
        onClick={() => {
          setHeard(heard + 1)
          void sound.current?.play()
        }}
      >
        {label}
      </Button>
    </>
  )
}
