import * as dictionary from '@slovo/messages/dictionary'
import { Field, type FieldProps } from '../ui/field.tsx'
import { useSay } from '../ui/say.ts'
import type { WordWithSentence } from '../words/word.ts'

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
