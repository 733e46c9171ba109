import { collapseMarks } from '@slovo/language'
import * as dictionary from '@slovo/messages/dictionary'
import { errors } from '@slovo/messages/errors'
import { Field, type FieldProps } from '../ui/field.tsx'
import { useSay } from '../ui/say.ts'
import { defineForm, type FormRules } from '../visit/form/define-form.ts'
import type { WordRefusal } from './outcome.ts'
import { MAX_SENTENCE_LENGTH, MAX_WORD_LENGTH, type WordWithSentence } from './word.ts'

interface WordFieldsProps {
  field: (name: keyof WordWithSentence, saved?: string) => Omit<FieldProps, 'label'>
  /** The word to change; none for a new one. */
  word?: WordWithSentence
}

/** The three fields of a word. */
export function WordFields({ field, word }: WordFieldsProps) {
  const say = useSay()
  return (
    <>
      <Field
        {...field('word_ru', word?.word_ru)}
        label={say(dictionary.russian)}
        lang="ru"
        required
        autoComplete="off"
      />
      <Field
        {...field('word_fr', word?.word_fr)}
        label={say(dictionary.french)}
        lang="fr"
        required
        autoComplete="off"
      />
      <Field
        {...field('word_sentence', word?.word_sentence ?? undefined)}
        label={`${say(dictionary.sentence)} (${say(dictionary.optional)})`}
        autoComplete="off"
      />
    </>
  )
}

const fields = {
  word_ru: { maxLength: MAX_WORD_LENGTH },
  word_fr: { maxLength: MAX_WORD_LENGTH },
  word_sentence: { maxLength: MAX_SENTENCE_LENGTH },
}

function schema({ z, say }: FormRules) {
  const side = z.string().trim().min(1, say(dictionary.required)).transform(collapseMarks)
  const sentence = z.string().trim()
  return z.object({
    word_ru: side,
    word_fr: side,
    word_sentence: sentence.transform((text) => collapseMarks(text) || null),
  })
}

export const addForm = defineForm({ intents: ['add'], fields, schema })
export const changeForm = defineForm({ intents: ['save'], fields, schema })

/** Why the database refused a word. */
export function refusalMessage(refusal: WordRefusal) {
  if (refusal === 'duplicate_translation') return errors.duplicateTranslation
  return refusal === 'unknown' ? errors.unknown : errors.unexpected
}
