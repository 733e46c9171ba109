import { say } from '@slovo/messages'
import { pageNames, textFaults } from '@slovo/messages/admin/texts'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { editorRoute, readWritten } from '../editor/editor-route.server.ts'
import { type ContentListing, filterContent, readPage } from '../list/listing.server.ts'
import type { Admin } from '../require-admin.server.ts'
import { isPageSlug, pageForm } from './page-form.ts'

/** The texts of the site itself, one for each interface language. */
export const listPagesToEdit: ContentListing = async ({ database, locale, query }) => {
  const all = database
    .from('pages')
    .select('id, title, slug, locale, is_published, updated_at', { count: 'exact' })
  const found = filterContent(all, query, { locale: query.lang })

  const ordered = found.order('slug').order('locale')
  return readPage(ordered, query.page, (row) => ({
    id: row.id,
    title: row.title,
    lang: row.locale,
    isPublished: row.is_published,
    updatedAt: row.updated_at,
    facts: [isPageSlug(row.slug) ? say(locale, pageNames[row.slug]) : row.slug],
  }))
}

const addresses = { home: '/', teacher: '/teacher' }

async function findPage({ database }: Admin, id: number) {
  return unwrap(
    await database
      .from('pages')
      .select('id, slug, locale, title, body, is_published, updated_at')
      .eq('id', id)
      .maybeSingle(),
  )
}

export const pageRoute = editorRoute({
  type: 'pages',
  form: pageForm,
  async begin({ locale }) {
    const values = { title: '', slug: '', locale, body: '' }
    return { values, more: { address: null } }
  },
  async find(admin, id) {
    const page = await findPage(admin, id)
    if (!page) return null
    const { title, slug, locale, body } = page
    const values = { title, slug, locale, body }
    const item = { isPublished: page.is_published, version: page.updated_at, values }
    // The editor's links lead within its own interface language.
    const address = locale === admin.locale && isPageSlug(slug) ? addresses[slug] : null
    return { item, more: { address } }
  },
  async write({ database }, typed, { id, version, isPublished }) {
    const row = { ...typed, ...(isPublished !== undefined && { is_published: isPublished }) }
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
  },
})
