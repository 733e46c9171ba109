import { type Subtitle, sentenceTexts } from '@slovo/content-model'
import { cueCount, cueFields } from '@slovo/messages/admin/recording'
import { useEffect, useMemo, useRef } from 'react'
import { useSay } from '../../../ui/say.ts'
import { useHasScript } from '../../../ui/use-has-script.ts'
import { AreaField } from '../../editor/inputs.tsx'
import { CueTool } from './cue-tool.tsx'
import { useCues } from './use-cues.ts'
import { useRecordedText } from './use-recorded-text.ts'

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
