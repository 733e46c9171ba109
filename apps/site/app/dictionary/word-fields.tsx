import * as dictionary from '@slovo/messages/dictionary'
import { Field } from '../ui/field.tsx'
import { useSay } from '../ui/say.ts'
import { MAX_SENTENCE_LENGTH, MAX_WORD_LENGTH, type WordWithSentence } from '../words/word.ts'

interface WordFieldsProps {
  values?: WordWithSentence | undefined
  error?: string | undefined
}

/** The three fields of a word; what is wrong with them is said once, below the first. */
export function WordFields({ values, error }: WordFieldsProps) {
  const say = useSay()
  return (
    <>
      <Field
        label={say(dictionary.russian)}
        name="word_ru"
        lang="ru"
        required
        maxLength={MAX_WORD_LENGTH}
        autoComplete="off"
        defaultValue={values?.word_ru}
        {...(error && { error })}
      />
      <Field
        label={say(dictionary.french)}
        name="word_fr"
        lang="fr"
        required
        maxLength={MAX_WORD_LENGTH}
        autoComplete="off"
        defaultValue={values?.word_fr}
      />
      <Field
        label={`${say(dictionary.sentence)} (${say(dictionary.optional)})`}
        name="word_sentence"
        maxLength={MAX_SENTENCE_LENGTH}
        autoComplete="off"
        defaultValue={values?.word_sentence ?? ''}
      />
    </>
  )
}
