import { errors, successes } from './errors.ts'

/** The messages that the specification names by keys, with the English that it falls back to. */
const messages = new Map<string, Partial<Record<string, string>>>([
  [
    'success_add_translation',
    { ...successes.translationAdded, en: 'The translation was added successfully.' },
  ],
  [
    'duplicate_translation',
    { ...errors.duplicateTranslation, en: 'This translation is already saved.' },
  ],
  ['unexpected_error', { ...errors.unexpected, en: 'An unexpected error occurred.' }],
])

/** The specified lookup: a key in a language, else in English, else « Unknown error ». */
export function lookUpMessage(key: string, language = 'fr'): string {
  const message = messages.get(key)
  return message?.[language] ?? message?.en ?? 'Unknown error'
}
