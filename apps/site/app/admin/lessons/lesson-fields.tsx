import { levels } from '@slovo/content-model'
import { langs } from '@slovo/messages/admin/items'
import { blocksField, textFields } from '@slovo/messages/admin/texts'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { BlocksField } from '../blocks/blocks-field.tsx'
import { type Faults, fieldProps, type Values, valueProps } from '../editor/fields.ts'
import { SelectField } from '../editor/inputs.tsx'

/** A lesson is written for speakers of the other language than the one it teaches. */
export function LessonFields({ values, faults }: { values: Values; faults: Faults }) {
  const say = useSay()
  const at = fieldProps(values, faults, say)
  const [teaches, setTeaches] = useState<'ru' | 'fr'>(values.lang === 'fr' ? 'fr' : 'ru')
  return (
    <>
      <div className="editor-row">
        <Field
          {...at('title_fr')}
          label={say(textFields.titleFr)}
          maxLength={300}
          lang="fr"
          required
        />
        <Field
          {...at('title_ru')}
          label={say(textFields.titleRu)}
          maxLength={300}
          lang="ru"
          required
        />
      </div>
      <div className="editor-row">
        <SelectField
          {...at('lang')}
          label={say(textFields.teaches)}
          choices={(['ru', 'fr'] as const).map((value) => ({ value, name: say(langs[value]) }))}
          onChange={({ currentTarget: { value } }) => setTeaches(value === 'fr' ? 'fr' : 'ru')}
        />
        <SelectField
          {...at('level')}
          label={say(textFields.level)}
          choices={levels.map((value) => ({ value, name: value }))}
        />
        <Field
          {...at('order')}
          label={say(textFields.order)}
          inputMode="numeric"
          pattern="\d{1,6}"
          required
        />
      </div>
      <Field
        {...at('slug')}
        label={say(textFields.slug)}
        hint={say(textFields.slugHint)}
        maxLength={100}
        pattern="[a-z0-9\-]*"
      />
      <BlocksField
        {...valueProps(values, faults, say)('body')}
        label={say(blocksField.text)}
        lang={teaches === 'ru' ? 'fr' : 'ru'}
      />
    </>
  )
}
