/** A sentence in the reader's language, or why it is not there. */
export type SentenceAnswer =
  | { state: 'translated'; text: string; isMachine: boolean }
  | { state: 'none' | 'limited' | 'failed' | 'changed' }

/** `translation.json`: what is written for each sentence of a text. */
export interface TextTranslation {
  lang: 'fr' | 'ru'
  sentences: (string | null)[]
}
