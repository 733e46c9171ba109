import { expect, test } from 'vitest'
import { readBlock } from './edited-blocks.ts'
import { readTable, tableText } from './edited-table.ts'

test('a table is stored as it was read', () => {
  const text = 'Cas | Forme\nnominatif | дом\ngénitif | '
  expect(readTable(text)).toEqual([
    ['Cas', 'Forme'],
    ['nominatif', 'дом'],
    ['génitif', ''],
  ])
  expect(tableText(readTable(text))).toBe('| Cas | Forme |\n| nominatif | дом |\n| génitif |  |')
})

test('an empty cell stays in its column', () => {
  const [head, row] = [
    ['', 'singulier'],
    ['nominatif', ''],
  ]
  expect(readBlock('table', () => tableText([head, row]))).toEqual({
    type: 'table',
    head,
    rows: [row],
  })
})

test('a new table has two rows and two columns, and says nothing', () => {
  expect(readTable('')).toEqual([
    ['', ''],
    ['', ''],
  ])
  expect(tableText(readTable(''))).toBe('')
})

test('what divides cells cannot be written into one', () => {
  expect(tableText([['a|b', 'c']])).toBe('| a/b | c |')
})
