import { faults } from '@slovo/messages/admin/editor'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { literalPattern } from '../../visit/url/list-query.ts'
import { readWritten, type Written } from '../editor/answer-edit.server.ts'
import { faultsOf, StoredFile } from '../editor/field-schemas.ts'
import type { Values } from '../editor/fields.ts'
import { type ContentListing, readPage } from '../list/listing.server.ts'
import type { Admin } from '../require-admin.server.ts'

export const listBooksToEdit: ContentListing = async ({
  database,
  query: { title, lang, state, page },
}) => {
  let found = database
    .from('books')
    .select('id, title, author, lang, is_published, updated_at', { count: 'exact' })
  if (title) found = found.regexIMatch('title', literalPattern(title))
  if (lang) found = found.eq('lang', lang)
  if (state) found = found.eq('is_published', state === 'published')

  const ordered = found.order('id', { ascending: false })
  return readPage(ordered, page, (row) => ({
    id: row.id,
    title: row.title,
    lang: row.lang,
    isPublished: row.is_published,
    updatedAt: row.updated_at,
    facts: row.author ? [row.author] : [],
  }))
}

const Book = z.object({
  title: z.string().trim().min(1).max(300),
  author: z.string().trim().max(300).transform(orNull),
  lang: z.enum(['ru', 'fr']),
  image: StoredFile('image'),
  description: z.string().trim().max(10_000).transform(orNull),
})
const ChapterIds = z.string().transform((text, context) => {
  const ids = text.split(',').filter(Boolean).map(Number)
  if (!ids.every(Number.isSafeInteger) || ids.length > 5000) context.addIssue('not a list of ids')
  return ids
})

function orNull(text: string) {
  return text || null
}

/** A book and its chapters in order, as the editor begins with them. */
export async function findBookToEdit({ database }: Admin, id: number) {
  const row = unwrap(
    await database
      .from('books')
      .select('id, title, author, lang, image, description, is_published, updated_at')
      .eq('id', id)
      .maybeSingle(),
  )
  return row && { ...row, chapters: await listChapters({ database }, id) }
}

async function listChapters({ database }: Pick<Admin, 'database'>, book: number) {
  return unwrap(
    await database
      .from('materials')
      .select('id, title, chapter_number, is_published')
      .eq('book_id', book)
      .order('chapter_number', { ascending: true })
      .order('id', { ascending: true }),
  )
}

/** Writes a book, and the numbers of its chapters where their order has changed. */
export async function saveBook(
  admin: Admin,
  id: number | null,
  values: Values,
  { version, isPublished }: { version: string | null; isPublished: boolean | undefined },
): Promise<Written> {
  const [read, order] = [Book.safeParse(values), ChapterIds.safeParse(values.chapters ?? '')]
  if (!read.success) return { faults: faultsOf(read.error, { lang: faults.choose }) }
  if (!order.success) return { faults: {} }

  const books = admin.database.from('books')
  const row = { ...read.data, ...(isPublished !== undefined && { is_published: isPublished }) }
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
  return (await numberChapters(admin, written.id, order.data)) ?? written
}

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
