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
  /** The meanings of one word, whether or not all have been fetched. */
  ofWord: (word: number) => Promise<Lookup[]>
  /** Looks whether it has changed, once a minute; gives back the changed one. */
  renew: () => Promise<GlossaryFile | null>
}

const OLD_AFTER_MS = 60_000

export type PanelAnswer = { state: 'looking' | 'failed' } | { state: 'found'; lookups: Lookup[] }

/**
 * A text's glossary, fetched when the browser is idle; a touch that comes earlier asks for its word alone. Without a URL there
 * is none: the dictionary is asked about every word.
 */
export function useGlossary(url: string | null): TextGlossary {
  const cached = useRef<{
    file: GlossaryFile | null
    checkedAt: number
    coming?: Promise<GlossaryFile | null>
  }>({ file: null, checkedAt: 0 })

  const load = useCallback(() => {
    const glossary = cached.current
    glossary.coming ??= fetchGlossary(url).then((file) => {
      glossary.file = file
      glossary.checkedAt = Date.now()
      if (!file) delete glossary.coming
      return file
    })
    return glossary.coming
  }, [url])

  const ofWord = useCallback(
    async (word: number) => {
      const { file } = cached.current
      const alone =
        file || url === null ? null : await fetchJson<{ lookups: Lookup[] }>(`${url}&word=${word}`)
      return alone?.lookups ?? lookupsOf(file ?? (await load()), word)
    },
    [url, load],
  )

  const renew = useCallback(async () => {
    const glossary = cached.current
    if (!glossary.file || Date.now() - glossary.checkedAt < OLD_AFTER_MS) return null
    glossary.checkedAt = Date.now()
    const file = await fetchGlossary(url, 'no-cache')
    // Of another version of the text, its words have other places.
    if (file?.words.length !== glossary.file.words.length) return null
    glossary.file = file
    return file
  }, [url])

  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 200)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => void load(), { timeout: 2000 })
    return () => cancelIdleCallback(idle)
  }, [load])

  return useMemo(
    () => ({ here: () => cached.current.file, load, ofWord, renew }),
    [load, ofWord, renew],
  )
}

const fetchGlossary = async (url: string | null, cache?: RequestCache) =>
  url === null ? null : fetchJson<GlossaryFile>(url, cache)

async function fetchJson<Answer>(
  url: string,
  cache: RequestCache = 'default',
): Promise<Answer | null> {
  try {
    const response = await fetch(url, { cache })
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

/** A lemma of which something can be said. */
export interface LemmaOfWord {
  lemma: string
  lemmaId: number
}

/** What a key means where a form has several meanings. */
export function likeliestLemma(lookups: readonly Lookup[]): LemmaOfWord | undefined {
  const found = lookups.find(hasLemma)
  return found && { lemma: found.lemma, lemmaId: found.lemmaId }
}

export const hasLemma = (lookup: Lookup): lookup is Lookup & LemmaOfWord =>
  lookup.lemmaId !== undefined

export const lookupsIn = (answer: PanelAnswer): Lookup[] =>
  answer.state === 'found' ? answer.lookups : []

/** Whether the word is translated: of one that the dictionary lacks only the grammar may be known. */
export const isAnswered = (lookups: readonly Lookup[]) =>
  lookups.some(({ definitions }) => definitions.length > 0)

/** Asks the glossary, and our server about a word that it does not translate: the dictionary may have it by now. */
export async function findLookups(
  glossary: TextGlossary,
  { word, shown, lang }: { word: number; shown: string; lang: Lang },
): Promise<PanelAnswer> {
  const known = await glossary.ofWord(word)
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
