import { expect, test } from 'vitest'
import { csvLine, csvStart } from './csv.ts'

test('quotes, commas and lines of a sentence stay in their cell', () => {
  expect(csvLine(['книга', 'un "livre", rouge', 'a\nb'])).toBe(
    '"книга","un ""livre"", rouge","a\nb"\r\n',
  )
})

test.each(['=1+1', '+7', '-да', '@x', '\t=1', ' =1'])('%j cannot run as a formula', (value) => {
  expect(csvLine([value])).toBe(`"'${value}"\r\n`)
})

test('a spreadsheet sees that the file is Unicode', () => {
  expect(csvStart(['Russe'])).toBe('\uFEFF"Russe"\r\n')
})
