import type { AnalysedText } from '@slovo/dictionary'
import { asJson } from './publish-lessons.ts'

/** What a material's row keeps of the analysis of its text. */
export function analysisColumns({ analysis, glossary }: AnalysedText) {
  const lemmaIds = glossary.entries.flatMap(({ lookups }) => lookups.map(({ lemmaId }) => lemmaId))
  return {
    analysis: asJson(analysis),
    glossary: asJson(glossary),
    lemma_ids: [...new Set(lemmaIds)],
  }
}
