import type { Lang } from '@slovo/language'
import * as messages from '@slovo/messages/reading/aloud-controls'
import { Repeat, Repeat1 } from 'lucide-react'
import { useId } from 'react'
import { useSay } from '../../ui/say.ts'
import type { Loop, Player, PlayerState } from './player.ts'

interface LoopChoiceProps {
  player: Player
  state: PlayerState
  sentences: readonly string[]
  lang: Lang
  /** Its recording has no cues. */
  isWhole: boolean
}

const loops: Loop[] = ['none', 'sentence', 'range']
/** So much of a sentence is enough to find it in the list. */
const BEGINNING = 40

/** Whether the sentence is repeated, or a passage, or nothing. A recording without cues is repeated as a whole. */
export function LoopChoice({ player, state, sentences, lang, isWhole }: LoopChoiceProps) {
  const say = useSay()
  const id = useId()
  const { loop, range } = state
  const Sign = loop === 'sentence' ? Repeat1 : Repeat

  if (isWhole) {
    return (
      <button
        type="button"
        className="icon-button aloud-repeat"
        aria-label={say(messages.repeat)}
        aria-pressed={loop !== 'none'}
        onClick={() => player.setLoop(loop === 'none' ? 'sentence' : 'none')}
      >
        <Repeat aria-hidden="true" />
      </button>
    )
  }
  return (
    <>
      <button
        type="button"
        className="icon-button aloud-repeat"
        aria-label={say(messages.repeating[loop])}
        data-on={loop === 'none' ? undefined : ''}
        popoverTarget={id}
      >
        <Sign aria-hidden="true" />
      </button>
      <fieldset id={id} popover="auto" className="aloud-loop">
        <legend>{say(messages.repeat)}</legend>
        {loops.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={id}
              checked={loop === choice}
              onChange={() => player.setLoop(choice)}
            />
            {say(messages.loops[choice])}
          </label>
        ))}
        {loop === 'range' && (
          <>
            <RangeEnd
              label={say(messages.rangeFrom)}
              {...{ sentences, lang }}
              chosen={range.from}
              onChoose={(from) => player.setRange({ from })}
            />
            <RangeEnd
              label={say(messages.rangeTo)}
              {...{ sentences, lang }}
              chosen={range.to}
              onChoose={(to) => player.setRange({ to })}
            />
          </>
        )}
      </fieldset>
    </>
  )
}

interface RangeEndProps {
  label: string
  sentences: readonly string[]
  lang: Lang
  chosen: number
  onChoose: (sentence: number) => void
}

function RangeEnd({ label, sentences, lang, chosen, onChoose }: RangeEndProps) {
  return (
    <label className="aloud-range">
      {label}
      <select
        className="input"
        lang={lang}
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {sentences.map((text, sentence) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a text never move
          <option key={sentence} value={sentence}>
            {sentence + 1}. {text.length > BEGINNING ? `${text.slice(0, BEGINNING)}…` : text}
          </option>
        ))}
      </select>
    </label>
  )
}
