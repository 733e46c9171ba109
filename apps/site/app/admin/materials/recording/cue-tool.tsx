import { cueCount, cueFields, tapping, unusedCues } from '@slovo/messages/admin/recording'
import { useState } from 'react'
import { useSay } from '../../../ui/say.ts'
import { useFileUrl } from '../../../visit/files/file-urls.ts'
import { CueFile } from './cue-file.tsx'
import { CueList } from './cue-list.tsx'
import { CueTapper } from './cue-tapper.tsx'
import type { EditedCues } from './use-cues.ts'
import { useRecordingPlayer } from './use-recording-player.ts'

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5]

interface CueToolProps {
  edited: EditedCues
  sentences: readonly string[]
  lang: 'ru' | 'fr'
  audio: string
}

/** The recording with its sentences: played, tapped along to, and what is wrong with its cues. */
export function CueTool({ edited, sentences, lang, audio }: CueToolProps) {
  const say = useSay()
  const fileUrl = useFileUrl()
  const player = useRecordingPlayer(edited)
  const [isBegun, setBegun] = useState(false)
  const [duration, setDuration] = useState(Number.POSITIVE_INFINITY)
  const [isUnplayable, setUnplayable] = useState(false)
  const { cues, unused, next, setNext } = edited
  const count = cues.filter(Boolean).length
  const firstWithout = cues.indexOf(null)

  if (sentences.length === 0) return <p>{say(cueFields.noText)}</p>
  return (
    <>
      <div className="cue-player">
        <audio
          ref={player.audio}
          controls
          preload="metadata"
          src={fileUrl(audio)}
          {...player.events}
          onPlaying={() => setBegun(true)}
          onDurationChange={({ currentTarget }) => setDuration(currentTarget.duration)}
          onLoadedMetadata={() => setUnplayable(false)}
          onError={() => setUnplayable(true)}
        />
        <label className="cue-speed">
          {say(tapping.speed)}
          <select
            className="input"
            defaultValue="1"
            onChange={({ currentTarget }) => {
              if (player.audio.current)
                player.audio.current.playbackRate = Number(currentTarget.value)
            }}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {String(speed).replace('.', ',')} ×
              </option>
            ))}
          </select>
        </label>
      </div>
      {isUnplayable && (
        <p role="alert" className="field-error">
          {say(cueFields.unplayable)}
        </p>
      )}
      <CueTapper {...{ edited, player, isBegun, lang }} expected={sentences[next]} />
      <div className="cue-state">
        <p role="status">
          {say(cueCount, { cues: count, sentences: sentences.length })}{' '}
          {unused.length > 0 && say(unusedCues, { count: unused.length })}
        </p>
        {cues.some((cue) => cue && cue[1] > duration + 1) && (
          <p className="field-error">{say(cueFields.tooLong)}</p>
        )}
        {count > 0 && firstWithout >= 0 && (
          <button type="button" className="text-link" onClick={() => setNext(firstWithout)}>
            {say(tapping.firstWithout)}
          </button>
        )}
      </div>
      <CueList
        {...{ sentences, cues, lang, next }}
        current={player.current}
        onChoose={player.choose}
      />
      <CueFile
        field={edited.field}
        name={`${audio.replace(/^.*\//, '').replace(/\.\w+$/, '')}.vtt`}
        onRead={edited.replace}
      />
    </>
  )
}
