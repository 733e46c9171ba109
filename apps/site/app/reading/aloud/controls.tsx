import type { Lang } from '@slovo/language'
import { listen } from '@slovo/messages/reading/aloud'
import * as messages from '@slovo/messages/reading/aloud-controls'
import { LocateFixed, Pause, Play, RotateCcw, RotateCw, SkipBack, SkipForward } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSay } from '../../ui/say.ts'
import { DictationButton } from '../dictation/dictation-button.tsx'
import { LoopChoice } from './loop-choice.tsx'
import type { OpenAloud } from './open-aloud.ts'
import { RecordingPlace, SentencePlace } from './place.tsx'
import { SpeedChoice } from './speed.tsx'

interface ControlsProps {
  aloud: OpenAloud
  material: { lang: Lang }
  isFollowing: boolean
  hadFocus: boolean
  voice: SpeechSynthesisVoice | null
}

/** What a reader does with the sound of a text, of whichever kind it is. */
export function Controls(props: ControlsProps) {
  const { aloud, material, isFollowing, hadFocus, voice } = props
  const say = useSay()
  const { player, sentences, recording } = aloud
  const state = useSyncExternalStore(player.subscribe, player.state)
  const isPlaying = state.status === 'playing'
  const [Back, Forward] = recording ? [RotateCcw, RotateCw] : [SkipBack, SkipForward]

  return (
    <>
      {state.hasFailed && (
        <p className="aloud-failed" role="alert">
          {say(messages.failed)}
        </p>
      )}
      {isPlaying && !isFollowing && (
        <button type="button" className="aloud-follow" onClick={aloud.follow}>
          <LocateFixed aria-hidden="true" /> {say(messages.follow)}
        </button>
      )}
      <button
        type="button"
        className="aloud-play"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that had the focus
        autoFocus={hadFocus}
        aria-label={say(isPlaying ? messages.pause : listen)}
        onClick={player.toggle}
      >
        {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={say(recording ? messages.back5 : messages.previousSentence)}
        onClick={aloud.back}
      >
        <Back aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={say(recording ? messages.forward5 : messages.nextSentence)}
        onClick={aloud.forward}
      >
        <Forward aria-hidden="true" />
      </button>
      {recording ? (
        <RecordingPlace recording={recording} />
      ) : (
        <SentencePlace player={player} sentence={state.sentence} count={sentences.length} />
      )}
      <LoopChoice {...{ player, state, sentences }} lang={material.lang} isWhole={!!recording} />
      <SpeedChoice speed={state.rate} onChange={player.setRate} />
      {(!recording || voice) && <DictationButton aloud={aloud} lang={material.lang} />}
    </>
  )
}
