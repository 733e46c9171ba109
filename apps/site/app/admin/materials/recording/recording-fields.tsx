import { materialFields } from '@slovo/messages/admin/materials'
import { useState } from 'react'
import { useSay } from '../../../ui/say.ts'
import type { FieldOf } from '../../../visit/form/define-form.ts'
import type { EditorFields } from '../../editor/editor-form.ts'
import { FileField } from '../../upload/file-field.tsx'
import type { materialForm } from '../material-form.ts'
import { CueFields } from './cue-fields.tsx'
import { SpeechButton } from './speech/speech-button.tsx'
import type { SpokenText } from './speech/use-speech.ts'

interface RecordingFieldsProps {
  field: EditorFields<FieldOf<typeof materialForm>>
  /** The languages that the site's speech engine has a voice for. */
  voices: readonly ('ru' | 'fr')[]
}

/** The recording of a text, with the cues of its sentences. */
export function RecordingFields({ field, voices }: RecordingFieldsProps) {
  const say = useSay()
  const [spoken, setSpoken] = useState<SpokenText>()
  return (
    <>
      <FileField
        {...field('audio')}
        folder="audio"
        label={say(materialFields.audio)}
        made={spoken?.file}
      />
      {voices.length > 0 && <SpeechButton voices={voices} onSpoken={setSpoken} />}
      <CueFields {...field('cues')} made={spoken?.subtitles} />
    </>
  )
}
