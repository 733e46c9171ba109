import { entryFields, registers } from '@slovo/messages/admin/dictionary'
import { langs } from '@slovo/messages/admin/items'
import { partsOfSpeech as posNames } from '@slovo/messages/reading/page'
import { Field } from '../../../ui/field.tsx'
import { useSay } from '../../../ui/say.ts'
import type { FormField } from '../../../visit/form/use-form.ts'
import { AreaField, SelectField } from '../../editor/inputs.tsx'
import { type EntryField, partsOfSpeech, registerNames } from './entry-form.ts'

/** What an entry says: the word and its translations first, what few words need behind them. */
export function EntryFields({ field }: { field: (name: EntryField) => FormField }) {
  const say = useSay()
  const choices = {
    lang: (['ru', 'fr'] as const).map((value) => ({ value, name: say(langs[value]) })),
    pos: partsOfSpeech.map((value) => ({ value, name: say(posNames[value]) })),
    register: registerNames.map((value) => ({ value, name: say(registers[value]) })),
  }
  const rare = (['partner', 'government', 'register', 'derived_from', 'note'] as const).map(field)
  const isMoreOpen = rare.some(({ defaultValue, error }) => defaultValue || error)
  return (
    <>
      <div className="editor-row">
        <Field
          label={say(entryFields.lemma)}
          hint={say(entryFields.lemmaHint)}
          autoComplete="off"
          autoCapitalize="off"
          {...field('lemma')}
        />
        <SelectField
          label={say(entryFields.lang)}
          choices={choices.lang}
          {...withoutLimit(field('lang'))}
        />
        <SelectField
          label={say(entryFields.pos)}
          choices={choices.pos}
          {...withoutLimit(field('pos'))}
        />
      </div>
      <AreaField
        label={say(entryFields.translations)}
        hint={say(entryFields.translationsHint)}
        rows={3}
        {...field('translations')}
      />
      <Field
        label={say(entryFields.class)}
        hint={say(entryFields.classHint)}
        autoComplete="off"
        autoCapitalize="off"
        {...field('class')}
      />
      <details className="entry-more" open={isMoreOpen}>
        <summary>{say(entryFields.more)}</summary>
        <div className="editor-fields">
          <div className="editor-row">
            <Field
              label={say(entryFields.partner)}
              hint={say(entryFields.partnerHint)}
              {...field('partner')}
            />
            <Field
              label={say(entryFields.government)}
              hint={say(entryFields.governmentHint)}
              {...field('government')}
            />
          </div>
          <div className="editor-row">
            <SelectField
              label={say(entryFields.register)}
              choices={choices.register}
              {...withoutLimit(field('register'))}
            />
            <Field
              label={say(entryFields.derived_from)}
              hint={say(entryFields.derivedHint)}
              {...field('derived_from')}
            />
          </div>
          <Field label={say(entryFields.note)} {...field('note')} />
        </div>
      </details>
    </>
  )
}

const withoutLimit = ({ maxLength: _, ...field }: FormField) => field
