import path from 'node:path'
import type { TextAnalyser } from '@slovo/dictionary'
import { root } from '../root.ts'
import { analyseInThread } from './analyse-in-thread.ts'
import type { ContentClient } from './content-client.ts'

export const shippedContent = path.join(root, 'content')

/** Publishes the shipped content if there is no material yet, so that a new site has something to read. */
export async function publishIntoEmptyDatabase(
  content: ContentClient,
  texts: TextAnalyser,
): Promise<number> {
  const { count, error } = await content
    .from('materials')
    .select('id', { count: 'exact', head: true })
  if (error) throw error
  if (count !== 0) return 0
  // Once for a site, so that later starts hold nothing of it.
  const { publishContent } = await import('./publish.ts')
  return publishContent(content, (text, lang) => analyseInThread(texts, text, lang), shippedContent)
}
