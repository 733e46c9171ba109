import { readBlocks, textOfBlock } from '@slovo/content-model'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { Database, Locale } from '../visit/session/session.server.ts'

/** A text that the admin edits for each interface language, or null; its first paragraph is its summary. */
export async function findPage(database: Database, slug: string, locale: Locale) {
  const row = unwrap(
    await database
      .from('pages')
      .select('title, body')
      .match({ slug, locale, is_published: true })
      .maybeSingle(),
  )
  if (!row) return null

  const [first, ...rest] = readBlocks(row.body)
  const hasSummary = first?.type === 'paragraph'
  return {
    title: row.title,
    summary: hasSummary ? textOfBlock(first) : '',
    blocks: hasSummary || !first ? rest : [first, ...rest],
  }
}

/** The editor's path of the draft of such a text, or null; row-level security shows drafts to admins alone. */
export async function findDraftPath(database: Database, slug: string, locale: Locale) {
  const row = unwrap(
    await database
      .from('pages')
      .select('id')
      .match({ slug, locale, is_published: false })
      .is('deleted_at', null)
      .maybeSingle(),
  )
  return row && `/admin/pages/${row.id}`
}
