import { expect, test } from 'vitest'
import { writeFile } from '../../test/anki-packages.ts'
import { readAll } from '../../test/read-all.ts'
import { limits } from '../row.ts'

const read = (text: string | Uint8Array) => readAll(writeFile(text))
const cellsOf = async (text: string) => (await read(text)).rows.map(({ cells }) => cells)

test.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['bars', '|'],
])('a table without a header, its cells between %s, loses no row', async (_, separator) => {
  const lines = [
    ['дом', 'maison', 'Это мой дом.'],
    ['книга', 'livre', ''],
  ]
  const { titles, rows } = await read(lines.map((cells) => cells.join(separator)).join('\n'))
  expect(titles).toEqual([])
  expect(rows.map(({ cells }) => cells)).toEqual(lines)
})

test('quotes, separators and line breaks stay in their cell; a row has the number that a spreadsheet gives it', async () => {
  const text =
    'Russe;Français;Phrase\r\n"дом";"maison; ""foyer""";"Это\r\nмой дом."\r\n\r\nкнига;livre;\r\n'
  const { titles, rows } = await read(text)
  expect(titles).toEqual(['Russe', 'Français', 'Phrase'])
  expect(rows).toEqual([
    { line: 2, cells: ['дом', 'maison; "foyer"', 'Это\nмой дом.'] },
    { line: 4, cells: ['книга', 'livre', ''] },
  ])
})

test('quotation marks that open and never close cost no row', async () => {
  expect(await cellsOf('дом\tla "maison\nкнига\t"livre\nмост\tpont\n')).toEqual([
    ['дом', 'la "maison'],
    ['книга', '"livre'],
    ['мост', 'pont'],
  ])
})

test('the apostrophe that our own exports write before a formula is not part of the word', async () => {
  expect(await cellsOf('"\'-нибудь","\'=n’importe"\n"дом","\'tit nid"\n')).toEqual([
    ['-нибудь', '=n’importe'],
    ['дом', "'tit nid"],
  ])
})

test('cells and rows beyond the limits are cut, not refused', async () => {
  const wide = Array.from({ length: 40 }, (_, at) => `слово ${at}`).join(';')
  const { rows } = await read(`${wide}\nдом;${'я'.repeat(limits.cell + 9)}\n`)
  expect(rows[0]?.cells).toHaveLength(limits.columns)
  expect(rows[1]?.cells[1]).toHaveLength(limits.cell)
})

test('a file of separators alone is refused as damaged, before it fills the memory', async () => {
  const commas = `${','.repeat(480_000)}\n`.repeat(135)
  await expect(read(commas)).rejects.toMatchObject({ name: 'FileFault', kind: 'damaged' })
  await expect(read(`дом,maison${','.repeat(400_000)}\n`)).rejects.toMatchObject({
    kind: 'damaged',
  })
}, 20_000)

test('the empty cells that a spreadsheet leaves behind a row cost nothing', async () => {
  const row = `дом,maison${','.repeat(16_000)}\n`
  const { rows } = await read(row.repeat(300))
  expect(rows).toHaveLength(300)
  expect(rows[0]?.cells).toHaveLength(limits.columns)
})

const png = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10', 'latin1'),
  Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 167 + (at >> 3)) % 256)),
])
test.each([
  ['a picture', png],
  [
    'a database without its package',
    Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(4096)]),
  ],
])('%s is no table', async (_, bytes) => {
  await expect(read(bytes)).rejects.toMatchObject({ kind: 'not-words' })
})
