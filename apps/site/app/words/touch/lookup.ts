import type { GlossaryLookup } from '@slovo/content-model'

/** One meaning of a touched word. Words that only the third party knows have no lemma id. */
export type Lookup = Omit<GlossaryLookup, 'lemmaId'> & { lemmaId?: number }

/** The glossary of a text as the browser gets it: entries, the entry of every word, first and last word of every sentence. */
export interface GlossaryFile {
  entries: { word: string; lookups: Lookup[] }[]
  words: number[]
  sentences: [number, number][]
}

/** What the glossary says of a word of the text; nothing where it is missing or does not know the word. */
export function lookupsOf(file: GlossaryFile | null, word: number): Lookup[] {
  return file?.entries[file.words[word] ?? -1]?.lookups ?? []
}

/** The specified shape of a translation. */
export interface Translation {
  word: string
  asp: 'imperfectif' | 'perfectif' | null
  inf: string
  form: 'infinitif' | 'nominatif'
  definitions: string[]
}

export function presentTranslation(word: string, lookup: Lookup): Translation {
  return {
    word,
    asp: lookup.aspect ?? null,
    inf: lookup.lemma,
    form: lookup.pos === 'verb' ? 'infinitif' : 'nominatif',
    definitions: lookup.definitions,
  }
}
