import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { library } from '../../../test/rest/library.ts'
import { restBackend } from '../../../test/rest/rest-backend.ts'

const { url, keys, database } = await restBackend(library)
const Books = z.array(
  z.object({
    id: z.number(),
    author_id: z.number().nullable(),
    title: z.string(),
    pages: z.number().nullable(),
  }),
)
const shelf = Books.parse(
  (await database.query('select id, author_id, title, pages from books')).rows,
)
type Book = (typeof shelf)[number]

/** A condition, as it is written and as it is meant; SQL's third truth value is null. */
interface Meant {
  text: string
  holds(book: Book): boolean | null
}

const compare: Record<string, (order: number) => boolean> = {
  eq: (order) => order === 0,
  neq: (order) => order !== 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
}

const column = fc.constantFrom('id' as const, 'author_id' as const, 'pages' as const)
const number = fc.constantFrom(
  ...shelf.flatMap(({ id, author_id, pages }) => [id, author_id ?? 0, pages ?? 0]),
)

const comparison = fc
  .tuple(column, fc.constantFrom(...Object.keys(compare)), number, fc.boolean())
  .map(([key, operator, value, negated]): Meant => {
    const holds = (book: Book) => {
      const own = book[key]
      return own === null ? null : (compare[operator]?.(own - value) ?? null)
    }
    return {
      text: `${key}.${negated ? 'not.' : ''}${operator}.${value}`,
      holds: negated ? (book) => not(holds(book)) : holds,
    }
  })

const title = fc.constantFrom(...shelf.map(({ title }) => title), 'a,b', '(c)', '"d"', 'e\\').map(
  (wanted): Meant => ({
    text: `title.eq."${wanted.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`,
    holds: (book) => book.title === wanted,
  }),
)

const among = fc.tuple(column, fc.array(number, { maxLength: 4 })).map(
  ([key, values]): Meant => ({
    text: `${key}.in.(${values.join(',')})`,
    holds: (book) => {
      const own = book[key]
      if (values.length === 0) return false
      return own === null ? null : values.includes(own)
    },
  }),
)

const nothing = column.map(
  (key): Meant => ({ text: `${key}.is.null`, holds: (book) => book[key] === null }),
)

const differs = fc.tuple(column, number).map(
  ([key, value]): Meant => ({
    text: `${key}.isdistinct.${value}`,
    holds: (book) => book[key] !== value,
  }),
)

const { tree } = fc.letrec<{ tree: Meant; leaf: Meant; branch: Meant }>((tie) => ({
  leaf: fc.oneof(comparison, title, among, nothing, differs),
  branch: fc
    .tuple(
      fc.constantFrom('and', 'or'),
      fc.boolean(),
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    )
    .map(([kind, negated, parts]): Meant => {
      const holds = (book: Book) =>
        join(
          kind,
          parts.map((part) => part.holds(book)),
        )
      return {
        text: `${negated ? 'not.' : ''}${kind}(${parts.map(({ text }) => text).join(',')})`,
        holds: negated ? (book) => not(holds(book)) : holds,
      }
    }),
  tree: fc.oneof({ maxDepth: 3 }, tie('leaf'), tie('branch')),
}))

function not(truth: boolean | null): boolean | null {
  return truth === null ? null : !truth
}

function join(kind: string, truths: (boolean | null)[]): boolean | null {
  const decisive = kind === 'or'
  if (truths.includes(decisive)) return decisive
  return truths.includes(null) ? null : !decisive
}

test('any tree of conditions finds the books that it means', async () => {
  await fc.assert(
    fc.asyncProperty(tree, tree, fc.nat(4), fc.nat(5), async (one, other, offset, limit) => {
      const query = new URLSearchParams({
        select: 'id',
        and: `(${one.text},${other.text})`,
        order: 'pages.desc.nullslast,id',
        limit: String(limit),
        offset: String(offset),
      })
      const answer = await fetch(`${url}/books?${query}`, { headers: { apikey: keys.anonKey } })
      const found: unknown = await answer.json()
      const meant = shelf
        .filter((book) => one.holds(book) === true && other.holds(book) === true)
        .sort((a, b) => (b.pages ?? -1) - (a.pages ?? -1) || a.id - b.id)
        .slice(offset, offset + limit)
        .map(({ id }) => ({ id }))
      expect(found, `${query}`).toEqual(meant)
    }),
    { numRuns: 300 },
  )
})
