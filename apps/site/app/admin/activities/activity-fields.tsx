import { isVideoPlayer } from '@slovo/activities'
import { activityEditor } from '@slovo/messages/admin/activities'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import type { FieldOf } from '../../visit/form/define-form.ts'
import type { EditorFields } from '../editor/editor-form.ts'
import { SelectField } from '../editor/inputs.tsx'
import { FileField } from '../upload/file-field.tsx'
import type { activityForm } from './activity-form.ts'

interface ActivityFieldsProps {
  field: EditorFields<FieldOf<typeof activityForm>>
  owners: { value: string; name: string }[]
  /** Sites that the package wants media from. */
  origins: string[]
}

export function ActivityFields({ field, owners, origins }: ActivityFieldsProps) {
  const say = useSay()
  const allowed = field('allowed')
  return (
    <>
      <FileField
        {...field('file')}
        folder="h5p"
        label={say(activityEditor.file)}
        hint={say(activityEditor.fileHint)}
      />
      {origins.length > 0 && (
        <fieldset className="editor-choices">
          <legend>{say(activityEditor.elsewhere)}</legend>
          <p className="field-hint">{say(activityEditor.elsewhereHint)}</p>
          {origins.map((origin) => (
            <label key={origin}>
              <input
                type="checkbox"
                name={allowed.name}
                value={origin}
                defaultChecked={allowed.defaultValue.split('\n').includes(origin)}
              />
              {origin}
            </label>
          ))}
          {origins.some(isVideoPlayer) && (
            <p className="field-hint">{say(activityEditor.playersHint)}</p>
          )}
        </fieldset>
      )}
      <Field
        {...field('title')}
        label={say(activityEditor.title)}
        hint={say(activityEditor.titleHint)}
      />
      <div className="editor-row">
        <SelectField
          {...field('owner')}
          label={say(activityEditor.owner)}
          choices={[{ value: '', name: say(activityEditor.chooseOwner) }, ...owners]}
        />
        <Field
          {...field('order')}
          label={say(activityEditor.order)}
          type="number"
          min={0}
          max={100_000}
        />
      </div>
    </>
  )
}
