import {
  followTranslation,
  readerLanguage,
  StoredTranslations,
  sentencesOfText,
  writeTranslation,
} from '@slovo/content-model'

/** A stored translation as the editor has it, for the text as it is now. */
export function writtenTranslation(
  translations: unknown,
  { text, lang }: { text: string; lang: string },
): string {
  const learnt = lang === 'fr' ? 'fr' : 'ru'
  const stored = StoredTranslations.safeParse(translations).data?.[readerLanguage(learnt)]
  if (!stored) return ''
  const sentences = sentencesOfText(text, learnt)
  return writeTranslation(followTranslation(stored, sentences), sentences)
}
