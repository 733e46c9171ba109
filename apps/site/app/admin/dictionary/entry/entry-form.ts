import { entryFaults } from '@slovo/messages/admin/dictionary'
import { faults } from '@slovo/messages/admin/editor'
import { defineForm, type ValuesOf } from '../../../visit/form/define-form.ts'

export const partsOfSpeech = [
  ...(['noun', 'verb', 'adj', 'adv', 'pron', 'num', 'prep', 'conj'] as const),
  ...(['part', 'interj', 'name', 'phrase'] as const),
] as const

export const registerNames = [
  ...(['', 'familiar', 'literary', 'dated', 'technical', 'official', 'poetic', 'vulgar'] as const),
] as const

const MAX_TRANSLATIONS = 5

/** One entry of the dictionary. Its forms are looked at before it is saved. */
export const entryForm = defineForm({
  intents: ['look-at-forms', 'save-entry'],
  fields: {
    lang: { maxLength: 2 },
    lemma: { maxLength: 100 },
    pos: { maxLength: 10 },
    class: { maxLength: 60 },
    translations: { maxLength: 500 },
    partner: { maxLength: 300 },
    government: { maxLength: 300 },
    register: { maxLength: 20 },
    derived_from: { maxLength: 100 },
    note: { maxLength: 500 },
    replaces: { maxLength: 200, isHidden: true },
  },
  schema: ({ z, say, intent }) => {
    const hasTranslations = (all: string[]) =>
      intent !== 'save-entry' || (all.length > 0 && all.length <= MAX_TRANSLATIONS)
    return z.object({
      lang: z.enum(['ru', 'fr'], say(faults.choose)),
      lemma: z.string().trim().min(1).transform(withStress),
      pos: z.enum(partsOfSpeech, say(faults.choose)),
      class: z.string().trim(),
      translations: z
        .string()
        .transform((text) => listOf(text, '\n').map(withStress))
        .refine(
          (all) => hasTranslations(all) && !all.some((one) => one.includes(';')),
          say(entryFaults.translationCount),
        ),
      partner: z.string().transform((text) => listOf(text, ',').map(withStress)),
      government: z.string().transform((text) => listOf(text, ';')),
      register: z.enum(registerNames, say(faults.choose)),
      derived_from: z.string().trim().transform(withStress),
      note: z.string().trim(),
      replaces: z.string(),
    })
  },
})

export type EntryValues = ValuesOf<typeof entryForm>
export type EntryField = keyof typeof entryForm.fields

const listOf = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)

/** « шаурма' » → « шаурма́ ». */
const withStress = (text: string) =>
  text.normalize('NFC').replace(/([аеиоуыэюя])['’´`]/giu, '$1\u0301')

/** The texts that the fields begin with. */
export function entryTexts(entry: EntryValues): Record<EntryField, string> {
  return {
    ...entry,
    translations: entry.translations.join('\n'),
    partner: entry.partner.join(', '),
    government: entry.government.join('; '),
  }
}

/** What an admin has confirmed by looking at the forms: they follow from these. */
export const formsKey = ({
  lemma,
  pos,
  class: name,
}: Pick<EntryValues, 'lemma' | 'pos' | 'class'>) => `${lemma}|${pos}|${name}`
