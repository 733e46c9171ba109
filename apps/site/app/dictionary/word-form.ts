import { collapseMarks } from '@slovo/language'
import * as dictionary from '@slovo/messages/dictionary'
import { errors } from '@slovo/messages/errors'
import { defineForm, type FormRules } from '../visit/form/define-form.ts'
import type { WordRefusal } from '../words/outcome.ts'
import { MAX_SENTENCE_LENGTH, MAX_WORD_LENGTH } from '../words/word.ts'

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
