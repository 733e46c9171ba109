import { say } from '@slovo/messages'
import { faults } from '@slovo/messages/admin/editor'
import { pageNames, textFaults } from '@slovo/messages/admin/texts'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { literalPattern } from '../../visit/url/list-query.ts'
import { readWritten, type Saving, type Written } from '../editor/answer-edit.server.ts'
import { faultsOf, Markdown } from '../editor/field-schemas.ts'
import type { Values } from '../editor/fields.ts'
import { type ContentListing, readPage } from '../list/listing.server.ts'
import type { Admin } from '../require-admin.server.ts'
import { isPageSlug, pageSlugs } from './page-slugs.ts'

/** The texts of the site itself, one for each interface language. */
export const listPagesToEdit: ContentListing = async ({ database, locale, query }) => {
  const { title, lang, state, page } = query
  let found = database
    .from('pages')
    .select('id, title, slug, locale, is_published, updated_at', { count: 'exact' })
  if (title) found = found.regexIMatch('title', literalPattern(title))
  if (lang) found = found.eq('locale', lang)
  if (state) found = found.eq('is_published', state === 'published')

  const ordered = found.order('slug').order('locale')
  return readPage(ordered, page, (row) => ({
    id: row.id,
    title: row.title,
    lang: row.locale,
    isPublished: row.is_published,
    updatedAt: row.updated_at,
    facts: [isPageSlug(row.slug) ? say(locale, pageNames[row.slug]) : row.slug],
  }))
}

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
