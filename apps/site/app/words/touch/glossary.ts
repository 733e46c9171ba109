import type { GlossaryLookup } from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import { useCallback, useEffect, useMemo, useRef } from 'react'

/** One meaning of a touched word. Words that only the third party knows have no lemma id. */
export type Lookup = Omit<GlossaryLookup, 'lemmaId'> & { lemmaId?: number }

/** The glossary of a text as the browser gets it: entries, the entry of every word, first and last word of every sentence. */
export interface GlossaryFile {
  entries: { word: string; lookups: Lookup[] }[]
  words: number[]
  sentences: [number, number][]
}

export interface TextGlossary {
  /** The glossary if it has been fetched: a touch is answered at once. */
  here: () => GlossaryFile | null
  load: () => Promise<GlossaryFile | null>
}

export type PanelAnswer = { state: 'looking' | 'failed' } | { state: 'found'; lookups: Lookup[] }

/**
 * A text's glossary, fetched when the browser is idle, or by the first touch. Without a URL there is none: the dictionary
 * is asked about every word.
 */
export function useGlossary(url: string | null): TextGlossary {
  const cached = useRef<{ file: GlossaryFile | null; coming?: Promise<GlossaryFile | null> }>({
    file: null,
  })

  const load = useCallback(() => {
    const glossary = cached.current
    glossary.coming ??= fetchGlossary(url).then((file) => {
      glossary.file = file
      if (!file) delete glossary.coming
      return file
    })
    return glossary.coming
  }, [url])

  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 200)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => void load(), { timeout: 2000 })
    return () => cancelIdleCallback(idle)
  }, [load])

  return useMemo(() => ({ here: () => cached.current.file, load }), [load])
}

async function fetchGlossary(url: string | null): Promise<GlossaryFile | null> {
  if (url === null) return null
  try {
    const response = await fetch(url)
    return response.ok ? await response.json() : null
  } catch {
    // Without the glossary every touch asks the dictionary instead.
    return null
  }
}

/** The meanings of a word of the text; none where the glossary is missing or does not have the word. */
export function lookupsOf(file: GlossaryFile | null, word: number): Lookup[] {
  return file?.entries[file.words[word] ?? -1]?.lookups ?? []
}

/** Whether the word is translated: of one that the dictionary lacks only the grammar may be known. */
export const isAnswered = (lookups: readonly Lookup[]) =>
  lookups.some(({ definitions }) => definitions.length > 0)

/** Asks the glossary, and our server about a word that it does not translate: the dictionary may have it by now. */
export async function findLookups(
  glossary: TextGlossary,
  { word, shown, lang }: { word: number; shown: string; lang: Lang },
): Promise<PanelAnswer> {
  const known = lookupsOf(await glossary.load(), word)
  if (isAnswered(known)) return { state: 'found', lookups: known }
  try {
    const response = await fetch(`/lookup?${new URLSearchParams({ text: shown, lang })}`)
    if (!response.ok) return { state: 'failed' }
    const { lookups } = await response.json()
    return { state: 'found', lookups: lookups.length > 0 ? lookups : known }
  } catch {
    // The panel shows the failure, and a translation can still be typed.
    return { state: 'failed' }
  }
}
