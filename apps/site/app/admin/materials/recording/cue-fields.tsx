import { type Subtitle, sentenceTexts } from '@slovo/content-model'
import { cueCount, cueFields, tapping, unusedCues } from '@slovo/messages/admin/recording'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSay } from '../../../ui/say.ts'
import { useHasScript } from '../../../ui/use-has-script.ts'
import { useFileUrl } from '../../../visit/files/file-urls.ts'
import { AreaField } from '../../editor/inputs.tsx'
import { CueFile } from './cue-file.tsx'
import { CueList } from './cue-list.tsx'
import { CueTapper } from './cue-tapper.tsx'
import { useCues } from './use-cues.ts'
import { useRecordedText } from './use-recorded-text.ts'
import { useRecordingPlayer } from './use-recording-player.ts'

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5]

interface CueFieldsProps {
  name: string
  defaultValue: string
  maxLength?: number | undefined
  error?: string | undefined
  /** Cues that were made with a recording on this page. */
  made?: readonly Subtitle[] | undefined
}

/**
 * When each sentence of the recording begins: tapped while listening, from a file, or written as WebVTT, which is all there
 * is without script. What the form sends is the WebVTT.
 */
export function CueFields({ defaultValue, made, ...field }: CueFieldsProps) {
  const say = useSay()
  const whole = useRef<HTMLDetailsElement>(null)
  const hasScript = useHasScript()
  const { text, lang, audio } = useRecordedText(whole)
  const sentences = useMemo(() => sentenceTexts(text, lang), [text, lang])
  const edited = useCues(defaultValue, sentences)

  const { replace } = edited
  const taken = useRef(made)
  useEffect(() => {
    if (!made || taken.current === made) return
    taken.current = made
    replace([...made])
  }, [made, replace])

  // For the form, cues that were tapped are input as if they had been typed.
  const known = useRef(edited.field)
  useEffect(() => {
    if (known.current === edited.field) return
    known.current = edited.field
    whole.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [edited.field])

  const count = edited.cues.filter(Boolean).length
  return (
    <details ref={whole} className="cue-fields" open={Boolean(field.error) || undefined}>
      <summary>
        {say(cueFields.title)}
        {hasScript && count > 0 && (
          <small>{say(cueCount, { cues: count, sentences: sentences.length })}</small>
        )}
      </summary>
      {hasScript && audio && <CueTool {...{ edited, sentences, lang }} audio={audio} />}
      <details open={Boolean(field.error) || undefined}>
        <summary>WebVTT</summary>
        <AreaField
          {...field}
          label={say(cueFields.vtt)}
          hint={say(cueFields.vttHint)}
          value={edited.field}
          onChange={({ currentTarget }) => edited.type(currentTarget.value)}
          className="cue-vtt"
          rows={3}
          spellCheck={false}
        />
      </details>
    </details>
  )
}

interface CueToolProps {
  edited: ReturnType<typeof useCues>
  sentences: readonly string[]
  lang: 'ru' | 'fr'
  audio: string
}

function CueTool({ edited, sentences, lang, audio }: CueToolProps) {
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
