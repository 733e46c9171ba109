import { OwnEntry } from '@slovo/dictionary'
import { z } from 'zod'
import type { ContentClient } from '../content/content-client.ts'

export const entryColumns =
  'lang, lemma, pos, class, partner, government, register, derived_from, translations, note, replaces' as const

const PAGE = 500

/** All entries that the site has added to the dictionary or corrected in it. */
export async function listOwnEntries(content: ContentClient): Promise<OwnEntry[]> {
  const found: OwnEntry[] = []
  for (let from = 0; ; from += PAGE) {
    const { data, error } = await content
      .from('dictionary_entries')
      .select(entryColumns)
      .is('deleted_at', null)
      .order('id')
      .range(from, from + PAGE - 1)
    if (error) throw error
    found.push(...z.array(OwnEntry).parse(data))
    if (data.length < PAGE) return found
  }
}

/** Changes with every change of an entry. */
export async function readVersion(content: ContentClient): Promise<string> {
  const { data, count, error } = await content
    .from('dictionary_entries')
    .select('updated_at', { count: 'exact' })
    .order('updated_at', { ascending: false })
    .limit(1)
  if (error) throw error
  return `${count} ${data[0]?.updated_at}`
}
