import { describe, expect, test } from 'vitest'
import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import { readOrder } from './order.ts'
import { parseQuery } from './query.ts'
import { isFilter } from './read-filter.ts'
import { readSelect } from './select.ts'

const query = (text: string) => parseQuery(new URLSearchParams(text), { hasArguments: false })

function refusalOf(read: () => unknown) {
  try {
    read()
  } catch (error) {
    if (error instanceof ProtocolError) return error.message
  }
  return 'was read'
}

describe('what a select asks for', () => {
  test('columns, aliases, casts, paths and aggregates', () => {
    expect(readSelect('*,a:b::text,c->d->>0,e.sum()::int,n:count()')).toEqual([
      { kind: 'star' },
      { kind: 'field', alias: 'a', field: { name: 'b', path: [] }, cast: 'text' },
      {
        kind: 'field',
        field: {
          name: 'c',
          path: [
            { key: 'd', asText: false },
            { key: 0, asText: true },
          ],
        },
      },
      {
        kind: 'field',
        field: { name: 'e', path: [] },
        aggregate: { name: 'sum', cast: 'int' },
      },
      { kind: 'count', alias: 'n' },
    ])
  })

  test('relations within relations, by hint, inner and spread', () => {
    expect(readSelect('x:a!fk!inner(b,...c!left(d),e())')).toEqual([
      {
        kind: 'embed',
        relation: 'a',
        alias: 'x',
        hint: 'fk',
        inner: true,
        spread: false,
        items: [
          { kind: 'field', field: { name: 'b', path: [] } },
          {
            kind: 'embed',
            relation: 'c',
            inner: false,
            spread: true,
            items: [{ kind: 'field', field: { name: 'd', path: [] } }],
          },
          { kind: 'embed', relation: 'e', inner: false, spread: false, items: [] },
        ],
      },
    ])
  })

  test('any name in quotes, and names with spaces, dashes and Cyrillic letters without', () => {
    const names = (text: string) =>
      readSelect(text).map((item) => (item.kind === 'field' ? item.field.name : item.kind))
    expect(names('"a,b.c(\\"d\\")",слово,two words,a-b,a$1')).toEqual([
      'a,b.c("d")',
      'слово',
      'two words',
      'a-b',
      'a$1',
    ])
  })

  test('what cannot be read is refused at its place', () => {
    expect(refusalOf(() => readSelect('a,b('))).toBe(
      '"failed to parse select parameter (a,b()" (line 1, column 5)',
    )
    expect(refusalOf(() => readSelect('a.b()'))).toContain('column 3')
    expect(refusalOf(() => readSelect('a)'))).toContain('column 2')
    expect(refusalOf(() => readOrder('a.up'))).toContain('failed to parse order (a.up)')
  })
})

describe('what a filter says', () => {
  test('filters of embedded resources go to their place', () => {
    const { where, embedded } = query(
      'a.b.c=eq.1&a.b.limit=3&a.not.or=(d.is.null,e.gt.2)&"x.y"=eq.5',
    )
    expect(where).toHaveLength(1)
    expect(embedded).toEqual([
      {
        path: ['a', 'b'],
        modifiers: {
          where: [
            {
              kind: 'filter',
              field: { name: 'c', path: [] },
              negated: false,
              operation: { kind: 'compare', operator: 'eq', value: '1' },
            },
          ],
          order: [],
          limit: 3,
        },
      },
      {
        path: ['a'],
        modifiers: {
          where: [expect.objectContaining({ kind: 'or', negated: true })],
          order: [],
        },
      },
    ])
  })

  test('lists and trees keep quoted commas, brackets and quotes', () => {
    const { where } = query(`a=in.("b,c","d""e",f g)&or=(a.eq."x,(y)",b.cs.{1,2})`)
    expect(where[0]).toMatchObject({ operation: { kind: 'in' } })
    expect(where[1]).toMatchObject({
      conditions: [{ operation: { value: 'x,(y)' } }, { operation: { value: '{1,2}' } }],
    })
  })

  test('a value without an operator is an argument of a function', () => {
    expect(['eq.1', 'not.eq.1', 'in.(1)', 'fts(russian).a', 'like(any).{a}'].every(isFilter)).toBe(
      true,
    )
    expect(['1', 'a.b', 'equal.1', 'constructor.x', '{1,2}', ''].some(isFilter)).toBe(false)
  })

  test('what is no state, number or operator is refused', () => {
    expect(refusalOf(() => query('a=is.maybe'))).toContain('failed to parse filter (is.maybe)')
    expect(refusalOf(() => query('limit=many'))).toContain('limit')
    expect(refusalOf(() => query('limit=-1'))).toBe('Requested range not satisfiable')
    expect(refusalOf(() => query('or=(a.eq.1'))).toContain('failed to parse logic tree')
    expect(refusalOf(() => query('a=constructor.1'))).toContain('failed to parse filter')
  })
})
