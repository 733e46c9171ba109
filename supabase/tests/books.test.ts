import { makeBook, makeMaterial, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { describeContent } from './content-policies.ts'
import { breaks } from './effects.ts'

const db = await testDatabase()

// S3-books
describeContent(db, { table: 'books', make: makeBook, change: `title = 'Другой'` })

// S3-books
test('a book takes its chapters with it', async () => {
  const [book, other] = [await makeBook(db), await makeBook(db)]
  const chapter = { section: 'book-chapters', chapter_number: 1 } as const
  await makeMaterial(db, { ...chapter, book_id: book.id })
  await makeMaterial(db, { ...chapter, book_id: other.id })

  await db.query('delete from books where id = $1', [book.id])

  expect(await db.query('select book_id from materials')).toEqual([{ book_id: other.id }])
})

test('the same file of content is one book', async () => {
  await makeBook(db, { content_key: 'books/most' })
  await breaks('23505', makeBook(db, { content_key: 'books/most' }))
})
