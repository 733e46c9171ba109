import { materialFields } from '@slovo/messages/admin/materials'
import { useSay } from '../../../ui/say.ts'
import type { FieldOf } from '../../../visit/form/define-form.ts'
import type { EditorFields } from '../../editor/editor-form.ts'
import { FileField } from '../../upload/file-field.tsx'
import type { materialForm } from '../material-form.ts'
import { CueFields } from './cue-fields.tsx'

/** The recording of a text, with the cues of its sentences. */
export function RecordingFields({ field }: { field: EditorFields<FieldOf<typeof materialForm>> }) {
  const say = useSay()
  return (
    <>
      <FileField {...field('audio')} folder="audio" label={say(materialFields.audio)} />
      <CueFields {...field('cues')} />
    </>
  )
}
