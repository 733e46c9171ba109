import { createHash } from 'node:crypto'
import type { ContentClient } from '../content/content-client.ts'
import type { AskedSentence, Machine } from './machine.ts'

/** What machines have translated before, for any reader of any text. */
export interface KeptTranslations {
  find(sentence: AskedSentence): Promise<string | null>
  keep(sentence: AskedSentence, translation: string, api: Machine['api']): Promise<void>
}

/** In the table `machine_translations`, which only the process reads. */
export function keptTranslations(content: ContentClient): KeptTranslations {
  return {
    async find({ text, into }) {
      const { data, error } = await content
        .from('machine_translations')
        .select('translation')
        .eq('sentence', sentenceId(text))
        .eq('lang', into)
        .maybeSingle()
      if (error) throw error
      return data?.translation ?? null
    },
    async keep({ text, into: lang }, translation, api) {
      const row = { sentence: sentenceId(text), lang, translation, api }
      const { error } = await content
        .from('machine_translations')
        .upsert(row, { onConflict: 'sentence,lang', ignoreDuplicates: true })
      if (error) throw error
    },
  }
}

/** The first half of the SHA-256 of a sentence, as a UUID. */
export function sentenceId(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
