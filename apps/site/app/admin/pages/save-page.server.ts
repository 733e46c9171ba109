import { faults } from '@slovo/messages/admin'
import { textFaults } from '@slovo/messages/admin-texts'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { readWritten, type Saving, type Written } from '../editor/answer-edit.server.ts'
import { faultsOf, Markdown } from '../editor/field-schemas.ts'
import type { Values } from '../editor/fields.ts'
import type { Admin } from '../require-admin.server.ts'
import { pageSlugs } from './page-slugs.ts'

const Page = z.object({
  title: z.string().trim().min(1).max(300),
  slug: z.enum(pageSlugs),
  locale: z.enum(['fr', 'ru']),
  body: Markdown,
})

/** A page as the editor begins with it. */
export async function findPageToEdit({ database }: Admin, id: number) {
  return unwrap(
    await database
      .from('pages')
      .select('id, slug, locale, title, body, is_published, updated_at')
      .eq('id', id)
      .maybeSingle(),
  )
}

export async function savePage(
  { database }: Admin,
  id: number | null,
  values: Values,
  { version, isPublished }: Saving,
): Promise<Written> {
  const read = Page.safeParse(values)
  if (!read.success) {
    return { faults: faultsOf(read.error, { slug: faults.choose, locale: faults.choose }) }
  }
  const row = { ...read.data, ...(isPublished !== undefined && { is_published: isPublished }) }
  const pages = database.from('pages')
  const answer =
    id === null
      ? await pages.insert(row).select('id')
      : await pages
          .update(row)
          .eq('id', id)
          .eq('updated_at', version ?? '')
          .select('id')
  return readWritten(answer, { slug: textFaults.pageTaken })
}
