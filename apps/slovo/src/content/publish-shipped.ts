import path from 'node:path'
import type { Dictionary } from '@slovo/dictionary'
import { root } from '../root.ts'
import type { ContentClient } from './content-client.ts'
import { publishContent } from './publish.ts'

export const shippedContent = path.join(root, 'content')

/** Publishes the shipped content if there is no material yet, so that a new site has something to read. */
export async function publishIntoEmptyDatabase(
  content: ContentClient,
  dictionary: Dictionary,
): Promise<number> {
  const { count, error } = await content
    .from('materials')
    .select('id', { count: 'exact', head: true })
  if (error) throw error
  return count === 0 ? publishContent(content, dictionary, shippedContent) : 0
}
