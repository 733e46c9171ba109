import { levels } from '@slovo/content-model'
import { langs } from '@slovo/messages/admin/items'
import { blocksField, textFields } from '@slovo/messages/admin/texts'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import type { FieldOf } from '../../visit/form/define-form.ts'
import { BlocksField } from '../blocks/blocks-field.tsx'
import type { EditorFields } from '../editor/editor-form.ts'
import { SelectField } from '../editor/inputs.tsx'
import type { lessonForm } from './lesson-form.ts'

/** A lesson is written for speakers of the other language than the one it teaches. */
export function LessonFields({ field }: { field: EditorFields<FieldOf<typeof lessonForm>> }) {
  const say = useSay()
  const lang = field('lang')
  const [teaches, setTeaches] = useState<'ru' | 'fr'>(lang.defaultValue === 'fr' ? 'fr' : 'ru')
  return (
    <>
      <div className="editor-row">
        <Field {...field('title_fr')} label={say(textFields.titleFr)} lang="fr" required />
        <Field {...field('title_ru')} label={say(textFields.titleRu)} lang="ru" required />
      </div>
      <div className="editor-row">
        <SelectField
          {...lang}
          label={say(textFields.teaches)}
          choices={(['ru', 'fr'] as const).map((value) => ({ value, name: say(langs[value]) }))}
          onChange={({ currentTarget: { value } }) => setTeaches(value === 'fr' ? 'fr' : 'ru')}
        />
        <SelectField
          {...field('level')}
          label={say(textFields.level)}
          choices={levels.map((value) => ({ value, name: value }))}
        />
        <Field
          {...field('order')}
          label={say(textFields.order)}
          inputMode="numeric"
          pattern="\d{1,6}"
          required
        />
      </div>
      <Field
        {...field('slug')}
        label={say(textFields.slug)}
        hint={say(textFields.slugHint)}
        pattern="[a-z0-9\-]*"
      />
      <BlocksField
        {...field('body')}
        label={say(blocksField.text)}
        lang={teaches === 'ru' ? 'fr' : 'ru'}
      />
    </>
  )
}
