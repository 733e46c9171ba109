import { langs } from '@slovo/messages/admin/items'
import { blocksField, textFields } from '@slovo/messages/admin/texts'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { BlocksField } from '../blocks/blocks-field.tsx'
import { type Faults, fieldProps, type Values, valueProps } from '../editor/fields.ts'
import { AreaField, SelectField } from '../editor/inputs.tsx'
import { FileField } from '../upload/file-field.tsx'

export function PostFields({ values, faults }: { values: Values; faults: Faults }) {
  const say = useSay()
  const at = fieldProps(values, faults, say)
  const own = valueProps(values, faults, say)
  const [lang, setLang] = useState<'ru' | 'fr'>(values.written === 'ru' ? 'ru' : 'fr')
  return (
    <>
      <Field {...at('title')} label={say(textFields.title)} maxLength={300} lang={lang} required />
      <div className="editor-row">
        <SelectField
          {...at('written')}
          label={say(textFields.written)}
          choices={(['fr', 'ru'] as const).map((value) => ({ value, name: say(langs[value]) }))}
          onChange={({ currentTarget: { value } }) => setLang(value === 'ru' ? 'ru' : 'fr')}
        />
        <Field {...at('date')} label={say(textFields.date)} type="date" required />
      </div>
      <Field
        {...at('slug')}
        label={say(textFields.slug)}
        hint={say(textFields.slugHint)}
        maxLength={100}
        pattern="[a-z0-9\-]*"
      />
      <AreaField
        {...at('summary')}
        label={say(textFields.summary)}
        hint={say(textFields.summaryHint)}
        maxLength={2000}
        lang={lang}
      />
      <Field
        {...at('tags')}
        label={say(textFields.tags)}
        hint={say(textFields.tagsHint)}
        maxLength={1500}
        lang={lang}
      />
      <FileField {...own('image')} folder="image" label={say(textFields.image)} />
      <BlocksField {...own('body')} label={say(blocksField.text)} lang={lang} />
    </>
  )
}
