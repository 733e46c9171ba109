import { z } from 'zod'

/**
 * The translation of one sentence as it is stored: where the sentence stood in the text, the sentence for which it was
 * written (none where it is still to be checked), and the translation.
 */
const StoredSentence = z.tuple([z.int(), z.int(), z.string().nullable(), z.string()])

/** A text's translation into one language; sentences without translation are left out. */
export const StoredTranslation = z.array(StoredSentence)
export type StoredTranslation = z.infer<typeof StoredTranslation>

/** The column `translations`: a translation for each language of readers. */
export const StoredTranslations = z.object({
  fr: StoredTranslation.optional(),
  ru: StoredTranslation.optional(),
})
export type StoredTranslations = z.infer<typeof StoredTranslations>
