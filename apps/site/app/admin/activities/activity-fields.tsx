import { activityEditor } from '@slovo/messages/admin-activities'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import type { Faults, Values } from '../editor/fields.ts'
import { SelectField } from '../editor/select-field.tsx'
import { FileField } from '../upload/file-field.tsx'

interface ActivityFieldsProps {
  values: Values
  faults: Faults
  owners: { value: string; name: string }[]
}

export function ActivityFields({ values, faults, owners }: ActivityFieldsProps) {
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
