import fc from 'fast-check'
import { expect, test } from 'vitest'
import { library } from '../../../test/rest/library.ts'
import { restBackend } from '../../../test/rest/rest-backend.ts'
import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import { readSchema } from '../schema/read-schema.ts'
import { tableKey } from '../schema/schema.ts'
import { readSql } from '../sql/read.ts'
import { resolve, rootOf } from '../sql/resource.ts'
import { name, statement, value } from '../sql/sql.ts'
import { parseQuery } from './query.ts'

const { service, database, url, keys } = await restBackend(library)
const schema = await readSchema(database, ['public'])
const books = schema.tables.get(tableKey('public', 'books'))
if (!books) throw new Error('The library has no books.')
const table = books

/** Text that tries to leave its place: quotes, comments, semicolons, dollars, backslashes. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "'",
        '"',
        '""',
        "''",
        ';',
        '--',
        '/*',
        '*/',
        '$$',
        '$1',
        '\\',
        ')',
        '(',
        ',',
        '.',
      ),
      fc.constantFrom(
        ' or 1=1',
        '; drop table books',
        '::text',
        '->',
        '->>',
        'select',
        "E'",
        '\u0000',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''))

test('a value comes back as it was sent, whatever is in it', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      fc.pre(!text.includes('\u0000') && text.isWellFormed())
      const { data, error } = await service
        .from('Odd, "table"')
        .upsert({ 'the, key': 'one', 'a.b': text })
        .select('"a.b"')
        .single()
      expect(error).toBeNull()
      expect(data).toEqual({ 'a.b': text })
      const found = await service.from('Odd, "table"').select('"the, key"').eq('"a.b"', text)
      expect(found.data).toEqual([{ 'the, key': 'one' }])
    }),
    { numRuns: 60 },
  )
})

test('no text of a request stands in the statement but as a quoted name', () => {
  const secret = 'ПРИМЕТА'
  const places: ((text: string) => [string, string])[] = [
    (text) => ['select', text],
    (text) => ['select', `title,x:${text}`],
    (text) => ['select', `id::${text}`],
    (text) => ['select', `id->${text}`],
    (text) => ['select', `authors!author_id(${text})`],
    (text) => ['order', text],
    (text) => ['order', `id.${text}`],
    (text) => [text, 'eq.1'],
    (text) => ['id', `eq.${text}`],
    (text) => ['id', `in.(${text})`],
    (text) => ['id', `is.${text}`],
    (text) => ['id', `like(any).${text}`],
    (text) => ['id', `fts(${text}).x`],
    (text) => ['or', `(id.eq.${text},title.eq.x)`],
    (text) => ['and', `(${text}.eq.1)`],
    (text) => ['limit', text],
    (text) => ['offset', text],
  ]
  fc.assert(
    fc.property(fc.constantFrom(...places), hostile, (place, text) => {
      const compiled = compile([place(secret + text + secret)])
      if (compiled === undefined) return
      // Without quoted names and placeholders nothing of the request is left.
      const bare = compiled.replaceAll(/"(?:[^"]|"")*"/g, '').replaceAll(/\$\d+/g, '')
      expect(bare).not.toContain(secret)
      expect(bare).toMatch(/^[a-z_0-9 .,()*=<>~@&|:'[\]-]*$/)
      expect(bare).not.toMatch(/--|;|\/\*/)
    }),
    { numRuns: 3000 },
  )
})

function compile(parameters: [string, string][]): string | undefined {
  try {
    const query = parseQuery(parameters, { hasArguments: false })
    const resource = resolve(schema, query, rootOf(table))
    return statement(readSql(resource, { allowsAggregates: true })).text
  } catch (error) {
    // A refusal is as good; anything else is a fault of ours.
    if (error instanceof ProtocolError) return undefined
    throw error
  }
}

test('a name keeps its quotes inside', () => {
  expect(statement(name('a"; drop table b; --')).text).toBe('"a""; drop table b; --"')
  expect(() => name('a\u0000b')).toThrow(ProtocolError)
  expect(statement(value("'; drop"))).toEqual({ text: '$1', values: ["'; drop"] })
})

test('hostile requests are answered, never with a fault, and change nothing', async () => {
  const before = await database.query('select count(*) from books')
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('select', 'order', 'id', 'or', 'title', 'limit', 'columns', 'authors.name'),
      hostile,
      async (key, text) => {
        fc.pre(text.isWellFormed())
        const answer = await fetch(
          `${url}/books?${encodeURIComponent(key)}=${encodeURIComponent(text)}`,
          { headers: { apikey: keys.serviceRoleKey } },
        )
        expect(answer.status, await answer.text()).toBeLessThan(500)
      },
    ),
    { numRuns: 150 },
  )
  const after = await database.query('select count(*) from books')
  expect(after.rows).toEqual(before.rows)
})
