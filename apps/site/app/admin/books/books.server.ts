import { unwrap } from '../../visit/failure/unwrap.ts'
import { editorRoute, readWritten } from '../editor/editor-route.server.ts'
import { type ContentListing, filterContent, readPage } from '../list/listing.server.ts'
import type { Admin } from '../require-admin.server.ts'
import { bookForm } from './book-form.ts'

export const listBooksToEdit: ContentListing = async ({ database, query }) => {
  const all = database
    .from('books')
    .select('id, title, author, lang, is_published, updated_at', { count: 'exact' })
  const found = filterContent(all, query, { lang: query.lang })

  const ordered = found.order('id', { ascending: false })
  return readPage(ordered, query.page, (row) => ({
    id: row.id,
    title: row.title,
    lang: row.lang,
    isPublished: row.is_published,
    updatedAt: row.updated_at,
    facts: row.author ? [row.author] : [],
  }))
}

async function findBook({ database }: Admin, id: number) {
  return unwrap(
    await database
      .from('books')
      .select('id, title, author, lang, image, description, is_published, updated_at')
      .eq('id', id)
      .maybeSingle(),
  )
}

async function listChapters({ database }: Admin, book: number) {
  return unwrap(
    await database
      .from('materials')
      .select('id, title, chapter_number, is_published')
      .eq('book_id', book)
      .order('chapter_number', { ascending: true })
      .order('id', { ascending: true }),
  )
}

/** A book is written with the numbers of its chapters, where their order has changed. */
export const bookRoute = editorRoute({
  type: 'books',
  form: bookForm,
  async begin() {
    const values = { title: '', author: '', lang: 'ru', image: '', description: '', chapters: '' }
    return { values, more: { chapters: [] } }
  },
  async find(admin, id) {
    const book = await findBook(admin, id)
    if (!book) return null
    const { title, author, lang, image, description } = book
    const chapters = await listChapters(admin, id)
    const values = {
      ...{ title, lang },
      author: author ?? '',
      image: image ?? '',
      description: description ?? '',
      chapters: chapters.map((chapter) => chapter.id).join(),
    }
    const item = { isPublished: book.is_published, version: book.updated_at, values }
    return { item, more: { chapters } }
  },
  async write(admin, { chapters, ...typed }, { id, version, isPublished }) {
    const books = admin.database.from('books')
    const row = { ...typed, ...(isPublished !== undefined && { is_published: isPublished }) }
    const written = readWritten(
      id === null
        ? await books.insert(row).select('id')
        : await books
            .update(row)
            .eq('id', id)
            .eq('updated_at', version ?? '')
            .select('id'),
    )
    if (!('id' in written)) return written
    return (await numberChapters(admin, written.id, chapters)) ?? written
  },
})

async function numberChapters(admin: Admin, book: number, order: number[]) {
  const chapters = await listChapters(admin, book)
  for (const { id, chapter_number } of chapters) {
    const place = order.indexOf(id) + 1
    if (place === 0 || place === chapter_number) continue
    const { error } = await admin.database
      .from('materials')
      .update({ chapter_number: place })
      .eq('id', id)
    if (error) return { error }
  }
  return null
}
