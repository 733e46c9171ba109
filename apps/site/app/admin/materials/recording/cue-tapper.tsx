import { tapping } from '@slovo/messages/admin/recording'
import { Pause, Undo, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useSay } from '../../../ui/say.ts'
import type { EditedCues } from './use-cues.ts'
import type { RecordingPlayer } from './use-recording-player.ts'

interface CueTapperProps {
  edited: EditedCues
  player: RecordingPlayer
  /** The sentence whose beginning is waited for. */
  expected: string | undefined
  lang: 'ru' | 'fr'
  /** Has the recording begun to play once? */
  isBegun: boolean
}

/** One button, or one key, for « the next sentence begins now », and what mends a tap that came too early or too late. */
export function CueTapper({ edited, player, expected, lang, isBegun }: CueTapperProps) {
  const say = useSay()
  const hint = useId()
  const { isPlaying, current } = player
  const hasCue = Boolean(edited.cues[current])
  const isDone = edited.next >= edited.cues.length

  const keys: Record<string, () => void> = {
    ' ': player.tap,
    Enter: player.tap,
    ArrowLeft: () => player.move(-1),
    ArrowRight: () => player.move(1),
    ArrowUp: player.goBack,
    Backspace: edited.undo,
    Escape: player.pause,
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const isTap = act === player.tap
    if (!isTap || !event.repeat) act()
  }

  return (
    <div className="cue-tapper">
      <button
        type="button"
        className="button button-primary cue-tap"
        aria-describedby={hint}
        onKeyDown={press}
        // Firefox clicks a button when the space bar is let go.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        // A finger or mouse taps when it comes down; what comes as a click alone is a screen reader's.
        onPointerDown={(event) => event.button === 0 && player.tap()}
        onClick={(event) => event.detail === 0 && player.tap()}
      >
        {say(tapLabel({ isPlaying, isBegun, isDone }))}
        {expected && (
          <span className="cue-expected" lang={lang}>
            {expected}
          </span>
        )}
      </button>
      <div className="cue-steps">
        <Button type="button" look="secondary" disabled={!isPlaying} onClick={player.pause}>
          <Pause aria-hidden="true" /> {say(tapping.pause)}
        </Button>
        <Button type="button" look="secondary" disabled={!edited.canUndo} onClick={edited.undo}>
          <Undo2 aria-hidden="true" /> {say(tapping.undo)}
        </Button>
        <Button type="button" look="secondary" disabled={current < 0} onClick={player.goBack}>
          <Undo aria-hidden="true" /> {say(tapping.back)}
        </Button>
        <span className="cue-nudge">
          <Button
            type="button"
            look="secondary"
            disabled={!hasCue}
            aria-label={say(tapping.earlier)}
            onClick={() => player.move(-1)}
          >
            {say(tapping.tenthEarlier)}
          </Button>
          <Button
            type="button"
            look="secondary"
            disabled={!hasCue}
            aria-label={say(tapping.later)}
            onClick={() => player.move(1)}
          >
            {say(tapping.tenthLater)}
          </Button>
        </span>
      </div>
      <p id={hint} className="field-hint cue-keys">
        {say(tapping.keys)}
      </p>
    </div>
  )
}

function tapLabel({
  isPlaying,
  isBegun,
  isDone,
}: {
  isPlaying: boolean
  isBegun: boolean
  isDone: boolean
}) {
  if (isPlaying) return isDone ? tapping.allDone : tapping.tap
  return isBegun ? tapping.goOn : tapping.begin
}
