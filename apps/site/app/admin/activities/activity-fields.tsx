import { isVideoPlayer } from '@slovo/activities'
import { activityEditor } from '@slovo/messages/admin/activities'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import type { Faults, Values } from '../editor/fields.ts'
import { SelectField } from '../editor/inputs.tsx'
import { FileField } from '../upload/file-field.tsx'

interface ActivityFieldsProps {
  values: Values
  faults: Faults
  owners: { value: string; name: string }[]
  /** Sites that the package wants media from. */
  origins: string[]
}

export function ActivityFields({ values, faults, owners, origins }: ActivityFieldsProps) {
  const say = useSay()
  const fault = (name: string) => faults[name] && { error: say(faults[name]) }
  return (
    <>
      <FileField
        name="file"
        folder="h5p"
        label={say(activityEditor.file)}
        hint={say(activityEditor.fileHint)}
        value={values.file ?? ''}
        {...fault('file')}
      />
      {origins.length > 0 && (
        <fieldset className="editor-choices">
          <legend>{say(activityEditor.elsewhere)}</legend>
          <p className="field-hint">{say(activityEditor.elsewhereHint)}</p>
          {origins.map((origin) => (
            <label key={origin}>
              <input
                type="checkbox"
                name={allowField(origin)}
                defaultChecked={values[allowField(origin)] === 'on'}
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
        name="title"
        label={say(activityEditor.title)}
        hint={say(activityEditor.titleHint)}
        defaultValue={values.title}
        maxLength={300}
        {...fault('title')}
      />
      <div className="editor-row">
        <SelectField
          name="owner"
          label={say(activityEditor.owner)}
          defaultValue={values.owner}
          choices={[{ value: '', name: say(activityEditor.chooseOwner) }, ...owners]}
          {...fault('owner')}
        />
        <Field
          name="order"
          label={say(activityEditor.order)}
          type="number"
          min={0}
          max={100_000}
          defaultValue={values.order}
          {...fault('order')}
        />
      </div>
    </>
  )
}

/** The field that says whether media of a site may be shown in an activity: `allow:https://h5p.org`. */
export const allowField = (origin: string) => `allow:${origin}`
