import { type Dictionary, OwnEntry, type TextAnalyser } from '@slovo/dictionary'
import { z } from 'zod'
import { analyseInThread } from '../content/analyse-in-thread.ts'
import { analysisColumns } from '../content/analysis-columns.ts'
import type { ContentClient } from '../content/content-client.ts'
import { entryColumns } from './entry-rows.ts'

interface Parts {
  content: ContentClient
  dictionary: Pick<Dictionary, 'formKeys'>
  texts: Pick<TextAnalyser, 'ask'>
  /** The process is stopping. */
  signal: AbortSignal
}

const ENTRIES_AT_ONCE = 50

const Changed = OwnEntry.extend({
  id: z.int(),
  updated_at: z.string(),
  deleted_at: z.string().nullable(),
  /** As it was when texts were last analysed with it. */
  in_texts_as: OwnEntry.nullable().catch(null),
})
type Changed = z.infer<typeof Changed>

/**
 * Analyses anew the texts that hold words of changed entries. An entry is marked only when its texts are done, so that
 * what a process leaves undone the next one does.
 */
export async function bringIntoTexts(parts: Parts): Promise<void> {
  let lastId = 0
  for (;;) {
    const changed = await listChanged(parts.content, lastId)
    for (const [lang, entries] of Map.groupBy(changed, (entry) => entry.lang)) {
      const keys = keysOf(entries, parts.dictionary)
      for (const id of await listTextsThatHold(parts.content, lang, keys))
        await analyseAgain(parts, id)
      await forgetMissing(parts.content, lang, keys)
    }
    await markDone(parts.content, changed)
    lastId = changed.at(-1)?.id ?? 0
    if (changed.length < ENTRIES_AT_ONCE) return
  }
}

async function listChanged(content: ContentClient, lastId: number): Promise<Changed[]> {
  const { data, error } = await content
    .from('dictionary_entries')
    .select(`id, updated_at, deleted_at, in_texts_as, ${entryColumns}`)
    .eq('is_in_texts', false)
    .gt('id', lastId)
    .order('id')
    .limit(ENTRIES_AT_ONCE)
  if (error) throw error
  return z.array(Changed).parse(data)
}

/** The words of the entries as they are and as they were. */
function keysOf(entries: Changed[], dictionary: Pick<Dictionary, 'formKeys'>): string[] {
  const versions = entries.flatMap((entry) =>
    entry.in_texts_as ? [entry, entry.in_texts_as] : [entry],
  )
  return [...new Set(versions.flatMap((version) => dictionary.formKeys(version)))]
}

async function listTextsThatHold(content: ContentClient, lang: 'ru' | 'fr', keys: string[]) {
  const { data, error } = await content.rpc('texts_that_hold', { of_lang: lang, keys })
  if (error) throw error
  return data.map(({ id }) => id)
}

/** A text that was changed meanwhile has been analysed by that change. */
async function analyseAgain({ content, texts, signal }: Parts, id: number): Promise<void> {
  signal.throwIfAborted()
  const { data: text, error } = await content
    .from('materials')
    .select('lang, body, body_accents, updated_at')
    .eq('id', id)
    .maybeSingle()
  if (error) throw error
  if (!text) return

  const analysed = await analyseInThread(texts, text.body_accents ?? text.body, text.lang, signal)
  const written = await content
    .from('materials')
    .update(analysisColumns(analysed))
    .eq('id', id)
    .eq('updated_at', text.updated_at)
  if (written.error) throw written.error
}

async function forgetMissing(content: ContentClient, lang: 'ru' | 'fr', keys: string[]) {
  for (let from = 0; from < keys.length; from += 100) {
    const { error } = await content
      .from('missing_words')
      .delete()
      .eq('lang', lang)
      .in('word', keys.slice(from, from + 100))
    if (error) throw error
  }
}

/** One that was changed meanwhile is left for the next run. */
async function markDone(content: ContentClient, changed: Changed[]) {
  for (const { id, updated_at, deleted_at, in_texts_as: _, ...entry } of changed) {
    const { error } = await content
      .from('dictionary_entries')
      .update({ is_in_texts: true, in_texts_as: deleted_at === null ? entry : null })
      .eq('id', id)
      .eq('updated_at', updated_at)
    if (error) throw error
  }
}
