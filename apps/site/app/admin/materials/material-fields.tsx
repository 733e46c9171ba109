import { levels, sectionsOfMaterials } from '@slovo/content-model'
import { langs } from '@slovo/messages/admin/items'
import { materialFields, materialSections } from '@slovo/messages/admin/materials'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import type { FieldOf } from '../../visit/form/define-form.ts'
import type { EditorFields } from '../editor/editor-form.ts'
import { AreaField, SelectField } from '../editor/inputs.tsx'
import { FileField } from '../upload/file-field.tsx'
import type { materialForm } from './material-form.ts'
import { RecordingFields } from './recording/recording-fields.tsx'
import { TextField } from './text-field.tsx'
import { TranslationField } from './translation/translation-field.tsx'

interface MaterialFieldsProps {
  field: EditorFields<FieldOf<typeof materialForm>>
  books: { id: number; title: string; lang: string }[]
  /** The languages that the site's speech engine has a voice for. */
  voices: readonly ('ru' | 'fr')[]
}

export function MaterialFields({ field, books, voices }: MaterialFieldsProps) {
  const say = useSay()
  const taught = field('lang')
  const [lang, setLang] = useState<'ru' | 'fr'>(taught.defaultValue === 'fr' ? 'fr' : 'ru')
  return (
    <>
      <Field {...field('title')} label={say(materialFields.title)} required lang={lang} />
      <div className="editor-row">
        <SelectField
          {...taught}
          label={say(materialFields.lang)}
          choices={(['ru', 'fr'] as const).map((value) => ({ value, name: say(langs[value]) }))}
          onChange={({ currentTarget: { value } }) => setLang(value === 'fr' ? 'fr' : 'ru')}
        />
        <SelectField
          {...field('section')}
          label={say(materialFields.section)}
          choices={sectionsOfMaterials.map((value) => ({
            value,
            name: say(materialSections[value]),
          }))}
        />
        <SelectField
          {...field('level')}
          label={say(materialFields.level)}
          choices={levels.map((value) => ({ value, name: value }))}
        />
      </div>
      <div className="editor-row">
        <SelectField
          {...field('book_id')}
          label={say(materialFields.book)}
          hint={say(materialFields.bookHint)}
          choices={[
            { value: '', name: say(materialFields.noBook) },
            ...books.map(({ id, title }) => ({ value: String(id), name: title })),
          ]}
        />
        <Field
          {...field('chapter_number')}
          label={say(materialFields.chapter)}
          type="number"
          min={1}
          max={999_999}
        />
        <Field
          {...field('slug')}
          label={say(materialFields.slug)}
          hint={say(materialFields.slugHint)}
        />
      </div>
      <div className="editor-row">
        <AreaField {...field('summary_fr')} label={say(materialFields.summaryFr)} lang="fr" />
        <AreaField {...field('summary_ru')} label={say(materialFields.summaryRu)} lang="ru" />
      </div>
      <TextField {...field('text')} label={say(materialFields.text)} lang={lang} />
      <TranslationField
        {...field('translation')}
        lang={lang}
        textAtFirst={field('text').defaultValue}
      />
      <div className="editor-row">
        <FileField {...field('image')} folder="image" label={say(materialFields.image)} />
        <FileField
          {...field('video')}
          folder="video"
          label={say(materialFields.video)}
          hint={say(materialFields.videoHint)}
        />
      </div>
      <RecordingFields field={field} voices={voices} />
    </>
  )
}
