import { langs } from '@slovo/messages/admin/items'
import { blocksField, textFields } from '@slovo/messages/admin/texts'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import type { FieldOf } from '../../visit/form/define-form.ts'
import { BlocksField } from '../blocks/blocks-field.tsx'
import type { EditorFields } from '../editor/editor-form.ts'
import { AreaField, SelectField } from '../editor/inputs.tsx'
import { FileField } from '../upload/file-field.tsx'
import type { postForm } from './post-form.ts'

export function PostFields({ field }: { field: EditorFields<FieldOf<typeof postForm>> }) {
  const say = useSay()
  const written = field('written')
  const [lang, setLang] = useState<'ru' | 'fr'>(written.defaultValue === 'ru' ? 'ru' : 'fr')
  return (
    <>
      <Field {...field('title')} label={say(textFields.title)} lang={lang} required />
      <div className="editor-row">
        <SelectField
          {...written}
          label={say(textFields.written)}
          choices={(['fr', 'ru'] as const).map((value) => ({ value, name: say(langs[value]) }))}
          onChange={({ currentTarget: { value } }) => setLang(value === 'ru' ? 'ru' : 'fr')}
        />
        <Field {...field('date')} label={say(textFields.date)} type="date" required />
      </div>
      <Field
        {...field('slug')}
        label={say(textFields.slug)}
        hint={say(textFields.slugHint)}
        pattern="[a-z0-9\-]*"
      />
      <AreaField
        {...field('summary')}
        label={say(textFields.summary)}
        hint={say(textFields.summaryHint)}
        lang={lang}
      />
      <Field
        {...field('tags')}
        label={say(textFields.tags)}
        hint={say(textFields.tagsHint)}
        lang={lang}
      />
      <FileField {...field('image')} folder="image" label={say(textFields.image)} />
      <BlocksField {...field('body')} label={say(blocksField.text)} lang={lang} />
    </>
  )
}
