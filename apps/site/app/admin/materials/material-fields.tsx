import { levels, MaterialSection } from '@slovo/content-model'
import { langs } from '@slovo/messages/admin/items'
import { materialFields, materialSections } from '@slovo/messages/admin/materials'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import type { Faults, Values } from '../editor/fields.ts'
import { AreaField, SelectField } from '../editor/inputs.tsx'
import { FileField } from '../upload/file-field.tsx'
import { TextField } from './text-field.tsx'

interface MaterialFieldsProps {
  values: Values
  faults: Faults
  books: { id: number; title: string; lang: string }[]
}

export function MaterialFields({ values, faults, books }: MaterialFieldsProps) {
  const say = useSay()
  const [lang, setLang] = useState(values.lang === 'fr' ? ('fr' as const) : ('ru' as const))
  /** What every field has: its name, what it begins with, and what is wrong with it. */
  const at = (name: string) => {
    const fault = faults[name]
    return { name, defaultValue: values[name] ?? '', ...(fault && { error: say(fault) }) }
  }
  const file = ({ name, defaultValue, ...fault }: ReturnType<typeof at>) => ({
    name,
    value: defaultValue,
    ...fault,
  })
  return (
    <>
      <Field
        {...at('title')}
        label={say(materialFields.title)}
        maxLength={300}
        required
        lang={lang}
      />
      <div className="editor-row">
        <SelectField
          {...at('lang')}
          label={say(materialFields.lang)}
          choices={(['ru', 'fr'] as const).map((value) => ({ value, name: say(langs[value]) }))}
          onChange={({ currentTarget: { value } }) => setLang(value === 'fr' ? 'fr' : 'ru')}
        />
        <SelectField
          {...at('section')}
          label={say(materialFields.section)}
          choices={MaterialSection.options.map((value) => ({
            value,
            name: say(materialSections[value]),
          }))}
        />
        <SelectField
          {...at('level')}
          label={say(materialFields.level)}
          choices={levels.map((value) => ({ value, name: value }))}
        />
      </div>
      <div className="editor-row">
        <SelectField
          {...at('book_id')}
          label={say(materialFields.book)}
          hint={say(materialFields.bookHint)}
          choices={[
            { value: '', name: say(materialFields.noBook) },
            ...books.map(({ id, title }) => ({ value: String(id), name: title })),
          ]}
        />
        <Field
          {...at('chapter_number')}
          label={say(materialFields.chapter)}
          type="number"
          min={1}
          max={999_999}
        />
        <Field
          {...at('slug')}
          label={say(materialFields.slug)}
          hint={say(materialFields.slugHint)}
          maxLength={100}
        />
      </div>
      <div className="editor-row">
        <AreaField
          {...at('summary_fr')}
          label={say(materialFields.summaryFr)}
          maxLength={1000}
          lang="fr"
        />
        <AreaField
          {...at('summary_ru')}
          label={say(materialFields.summaryRu)}
          maxLength={1000}
          lang="ru"
        />
      </div>
      <TextField {...at('text')} label={say(materialFields.text)} lang={lang} />
      <div className="editor-row">
        <FileField {...file(at('image'))} folder="image" label={say(materialFields.image)} />
        <FileField {...file(at('audio'))} folder="audio" label={say(materialFields.audio)} />
      </div>
      <FileField
        {...file(at('video'))}
        folder="video"
        label={say(materialFields.video)}
        hint={say(materialFields.videoHint)}
      />
    </>
  )
}
