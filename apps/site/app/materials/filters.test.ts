import { expect, test } from 'vitest'
import { changeFilters, filtersQuery, pageCount, readFilters } from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

test('an address without filters shows everything from page 1', () => {
  expect(read('')).toEqual({
    title: '',
    level: null,
    status: null,
    sort: null,
    inReach: false,
    page: 1,
  })
  expect(filtersQuery(read(''))).toBe('')
})

test('every filter goes into the address and comes back from it', () => {
  const filters = {
    title: 'в кафе',
    level: 'A1',
    status: 'studied',
    sort: 'easiest',
    inReach: true,
    page: 3,
  } as const
  expect(read(filtersQuery(filters))).toEqual(filters)
})

test('what is not a filter is left aside', () => {
  expect(read('level=Z9&status=loved&words=all&sort=hardest&page=-4')).toEqual(read(''))
  expect(read('page=2.5')).toEqual(read(''))
  expect(read('page=1e99')).toEqual(read(''))
})

// S9-pages
test('changing a filter goes back to page 1, changing the page does not change a filter', () => {
  const third = read('level=A2&page=3')
  expect(filtersQuery(changeFilters(third, { level: 'B1' }))).toBe('?level=B1')
  expect(filtersQuery(changeFilters(third, { page: 4 }))).toBe('?level=A2&page=4')
  expect(filtersQuery(changeFilters(third, { sort: 'easiest' }))).toBe('?level=A2&sort=easiest')
  expect(filtersQuery(changeFilters(third, { inReach: true }))).toBe('?level=A2&words=reach')
})

// S9-pages
test('ten materials fill a page', () => {
  expect([0, 1, 10, 11, 20, 21].map(pageCount)).toEqual([0, 1, 1, 2, 2, 3])
})
