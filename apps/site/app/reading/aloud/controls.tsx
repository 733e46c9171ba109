import type { Lang } from '@slovo/language'
import * as messages from '@slovo/messages/aloud'
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
  voice: SpeechSynthesisVoice | null
}

export function Controls({ aloud, material, isFollowing, voice }: ControlsProps) {
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
        aria-label={say(isPlaying ? messages.pause : messages.listen)}
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
