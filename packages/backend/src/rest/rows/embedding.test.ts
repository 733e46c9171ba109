import { expect, test } from 'vitest'
import { library } from '../../../test/rest/library.ts'
import { restBackend } from '../../../test/rest/rest-backend.ts'

const { anon } = await restBackend(library, { allowsAggregates: true })

async function rows(query: PromiseLike<{ data: unknown; error: unknown }>) {
  const { data, error } = await query
  expect(error).toBeNull()
  return data
}

test('a book brings its author, an author their books', async () => {
  const book = anon.from('books').select('title, authors!books_author_id_fkey(name)').eq('id', 10)
  expect(await rows(book)).toEqual([{ title: 'Чайка', authors: { name: 'Чехов' } }])
  const author = anon
    .from('authors')
    .select('name, books!author_id(title)')
    .order('id', { referencedTable: 'books' })
    .in('id', [1, 4])
    .order('id')
  expect(await rows(author)).toEqual([
    { name: 'Чехов', books: [{ title: 'Чайка' }, { title: 'Степь' }] },
    { name: 'Никто', books: [] },
  ])
})

test('a relation is named by its column or its key, and renamed', async () => {
  const query = anon
    .from('books')
    .select('author:author_id(name), translator:books_translator_id_fkey(name)')
    .in('id', [10, 11])
    .order('id')
  expect(await rows(query)).toEqual([
    { author: { name: 'Чехов' }, translator: { name: 'Ахматова' } },
    { author: { name: 'Чехов' }, translator: null },
  ])
})

test('shelves and books meet through their junction, both ways', async () => {
  expect(await rows(anon.from('shelves').select('name, books(title)').order('id'))).toEqual([
    { name: 'окно', books: [{ title: 'Чайка' }, { title: 'Война и мир' }] },
    { name: 'дверь', books: [{ title: 'Война и мир' }] },
  ])
  const book = anon
    .from('books')
    .select('shelves(name)')
    .eq('id', 20)
    .order('id', { referencedTable: 'shelves' })
  expect(await rows(book)).toEqual([{ shelves: [{ name: 'окно' }, { name: 'дверь' }] }])
})

test('a one-to-one relation is an object from both sides', async () => {
  expect(
    await rows(anon.from('books').select('id, covers(colour)').in('id', [10, 11]).order('id')),
  ).toEqual([
    { id: 10, covers: { colour: 'синий' } },
    { id: 11, covers: null },
  ])
  expect(await rows(anon.from('covers').select('books(title)'))).toEqual([
    { books: { title: 'Чайка' } },
  ])
})

test('embedding goes on for as many levels as are asked', async () => {
  const query = anon
    .from('shelves')
    .select('name, books(title, authors!author_id(name, books!author_id(id)))')
    .eq('id', 2)
    .order('id', { referencedTable: 'books.authors.books' })
  expect(await rows(query)).toEqual([
    {
      name: 'дверь',
      books: [
        { title: 'Война и мир', authors: { name: 'Толстой', books: [{ id: 20 }, { id: 21 }] } },
      ],
    },
  ])
})

test('a table meets itself by the key column of the other side, and by no name of a constraint', async () => {
  const byColumn = anon.from('books').select('sequels:books!sequel_of(title)').eq('id', 20)
  expect(await rows(byColumn)).toEqual([{ sequels: [{ title: 'Казаки' }] }])
  const { error, status } = await anon.from('books').select('books!books_sequel_of_fkey(title)')
  expect(status).toBe(400)
  expect(error?.code).toBe('PGRST200')
})

test('a sequel finds its first volume, and a first volume its sequels', async () => {
  expect(await rows(anon.from('books').select('first:sequel_of(title)').eq('id', 21))).toEqual([
    { first: { title: 'Война и мир' } },
  ])
  expect(await rows(anon.from('books').select('sequels:books(title)').eq('id', 20))).toEqual([
    { sequels: [{ title: 'Казаки' }] },
  ])
})

test('embedded rows are filtered, sorted and cut on their own', async () => {
  const query = anon
    .from('authors')
    .select('name, books!author_id(title)')
    .gt('books.pages', 100)
    .order('pages', { referencedTable: 'books', ascending: false })
    .limit(1, { referencedTable: 'books' })
    .in('id', [1, 2])
    .order('id')
  expect(await rows(query)).toEqual([
    { name: 'Чехов', books: [{ title: 'Степь' }] },
    { name: 'Толстой', books: [{ title: 'Война и мир' }] },
  ])
})

test('an inner relation keeps only rows that have one, also in the count', async () => {
  const query = anon
    .from('authors')
    .select('name, books!author_id!inner(title)', { count: 'exact' })
    .or('pages.gt.1000,pages.lt.100', { referencedTable: 'books' })
    .order('id')
  expect(await query).toMatchObject({
    count: 2,
    data: [
      { name: 'Чехов', books: [{ title: 'Чайка' }] },
      { name: 'Толстой', books: [{ title: 'Война и мир' }] },
    ],
  })
})

test('rows without relations are found by null, without showing the relation', async () => {
  const without = anon
    .from('authors')
    .select('name, books!author_id()', { count: 'exact' })
    .is('books', null)
  expect(await without).toMatchObject({ count: 1, data: [{ name: 'Никто' }] })
  const withSome = anon.from('books').select('title, covers()').not('covers', 'is', null)
  expect(await rows(withSome)).toEqual([{ title: 'Чайка' }])
  const { error } = await anon.from('books').select('title, covers()').eq('covers', 1)
  expect(error).toMatchObject({ code: 'PGRST120' })
})

test('embedded counts come per row', async () => {
  expect(
    await rows(anon.from('authors').select('name, books!author_id(count)').order('id').limit(2)),
  ).toEqual([
    { name: 'Чехов', books: [{ count: 2 }] },
    { name: 'Толстой', books: [{ count: 2 }] },
  ])
})

test('rows are counted and summed by group', async () => {
  expect(
    await rows(anon.from('books').select('author_id, pages.sum(), n:count()').order('author_id')),
  ).toEqual([
    { author_id: 1, sum: 200, n: 2 },
    { author_id: 2, sum: 1510, n: 2 },
    { author_id: 3, sum: null, n: 1 },
  ])
})

test('a spread relation lays its columns beside those of the row', async () => {
  const one = anon
    .from('books')
    .select('title, ...authors!author_id(author:name, born)')
    .eq('id', 10)
  expect(await rows(one)).toEqual([{ title: 'Чайка', author: 'Чехов', born: 1860 }])
  const many = anon
    .from('authors')
    .select('name, ...books!author_id(titles:title)')
    .order('id', { referencedTable: 'books' })
    .in('id', [1, 4])
    .order('id')
  expect(await rows(many)).toEqual([
    { name: 'Чехов', titles: ['Чайка', 'Степь'] },
    { name: 'Никто', titles: [] },
  ])
})

test('what a spread relation counts and sums is grouped by the row around it', async () => {
  const byAuthor = anon
    .from('books')
    .select('tags, ...authors!author_id(town:facts->town->>name, born.max(), n:count())')
    .in('id', [10, 11, 20])
    .order('tags')
  expect(await rows(byAuthor)).toEqual([
    { tags: ['повесть', 'дорога'], town: 'Таганрог', max: 1860, n: 1 },
    { tags: ['пьеса'], town: 'Таганрог', max: 1860, n: 1 },
    { tags: ['роман'], town: 'Ясная Поляна', max: 1828, n: 1 },
  ])
  const further = anon
    .from('covers')
    .select('...books(...authors!author_id(name, since:born.sum()::text), pages.sum())')
  expect(await rows(further)).toEqual([{ name: 'Чехов', since: '1860', sum: 80 }])
})

test('rows are sorted by a column of their one relation', async () => {
  const query = anon
    .from('books')
    .select('title, authors!author_id(name)')
    .order('authors(name)')
    .order('id')
    .limit(2)
  expect(await rows(query)).toEqual([
    { title: 'Реквием', authors: { name: 'Ахматова' } },
    { title: 'Война и мир', authors: { name: 'Толстой' } },
  ])
})

test('a function can be a relation', async () => {
  const query = anon.from('authors').select('name, published(title)').eq('id', 3)
  expect(await rows(query)).toEqual([{ name: 'Ахматова', published: [{ title: 'Реквием' }] }])
})

test('two ways to an author must be told apart', async () => {
  const { error, status } = await anon.from('books').select('title, authors(name)')
  expect(status).toBe(300)
  expect(error).toEqual({
    code: 'PGRST201',
    message:
      "Could not embed because more than one relationship was found for 'books' and 'authors'",
    details: [
      {
        cardinality: 'many-to-one',
        embedding: 'books with authors',
        relationship: 'books_author_id_fkey using books(author_id) and authors(id)',
      },
      {
        cardinality: 'many-to-one',
        embedding: 'books with authors',
        relationship: 'books_translator_id_fkey using books(translator_id) and authors(id)',
      },
    ],
    hint: "Try changing 'authors' to one of the following: 'authors!books_author_id_fkey', 'authors!books_translator_id_fkey'. Find the desired relationship in the 'details' key.",
  })
})

test('what is not related is said with what it may have meant', async () => {
  const { error, status } = await anon.from('books').select('cover(colour)')
  expect(status).toBe(400)
  expect(error).toEqual({
    code: 'PGRST200',
    message: "Could not find a relationship between 'books' and 'cover' in the schema cache",
    details:
      "Searched for a foreign key relationship between 'books' and 'cover' in the schema 'public', but no matches were found.",
    hint: "Perhaps you meant 'covers' instead of 'cover'.",
  })
})

test('a filter on a relation that was not selected is refused', async () => {
  const { error } = await anon.from('books').select('title').eq('covers.colour', 'синий')
  expect(error).toMatchObject({
    code: 'PGRST108',
    message: "'covers' is not an embedded resource in this request",
  })
})

test('a view has the relations of the columns it shows', async () => {
  const up = anon.from('long_books').select('title, authors(name)').order('id').limit(1)
  expect(await rows(up)).toEqual([{ title: 'Война и мир', authors: { name: 'Толстой' } }])
  const down = anon.from('authors').select('name, long_books(title)').eq('id', 2)
  expect(await rows(down)).toEqual([
    { name: 'Толстой', long_books: [{ title: 'Война и мир' }, { title: 'Казаки' }] },
  ])
  const onView = anon.from('longest_books').select('title, authors(born)').eq('id', 21)
  expect(await rows(onView)).toEqual([{ title: 'Казаки', authors: { born: 1828 } }])
  const hidden = anon.from('notes').select('words, books(title)').eq('id', 1)
  expect(await rows(hidden)).toEqual([{ words: 'SAD', books: { title: 'Чайка' } }])
})
