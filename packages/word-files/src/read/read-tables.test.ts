import { describe, expect, test } from 'vitest'
import { writeFile } from '../../test/anki-packages.ts'
import { readAll } from '../../test/read-all.ts'
import { guessColumns } from '../columns.ts'
import { stateOf } from '../state.ts'

async function read(bytes: Uint8Array | string) {
  const { source, titles, rows } = await readAll(writeFile(bytes))
  const { ru, fr, sentence, state } = guessColumns({ source, titles }, rows)
  const cell = (cells: string[], column: number | null) => (column === null ? null : cells[column])
  return {
    source,
    words: rows.map(({ cells }) => ({
      ...{ ru: cell(cells, ru), fr: cell(cells, fr), sentence: cell(cells, sentence) },
      state: stateOf(cell(cells, state) ?? '', source),
    })),
  }
}

describe('the exports of other programs are recognised, and what their columns hold', () => {
  const words = [
    { ru: 'книгу', fr: 'livre', sentence: 'Я читаю книгу.', state: null },
    { ru: 'дом', fr: 'maison', sentence: 'Это мой дом.', state: 'known' },
  ]

  test.each([
    ['lingq', 'term,hint,phrase,status\nкнигу,livre,Я читаю книгу.,2\nдом,maison,Это мой дом.,4\n'],
    [
      'readlang',
      'Word\tTranslation\tContext\tState\nкнигу\tlivre\tЯ читаю книгу.\t\nдом\tmaison\tЭто мой дом.\tknown\n',
    ],
    [
      'lwt',
      'книгу\tlivre\tЯ читаю {книгу}.\tknigu\t4\tРусский\t7\t\nдом\tmaison\tЭто мой {дом}.\t\t99\tРусский\t8\tA\n',
    ],
    [
      'slovo',
      '"Russe","Français","Phrase","Texte","Statut"\n"книгу","livre","Я читаю книгу.","Дом",""\n"дом","maison","Это мой дом.","","connu"\n',
    ],
    [
      'other',
      'nr;Vokabel;Übersetzung;Beispiel\n1;книгу;livre;Я читаю книгу.\n2;стол;table;Я стою за столом.\n3;дом;maison;Это мой дом.\n',
    ],
  ])('%s', async (source, text) => {
    const found = await read(text)
    expect(found.source).toBe(source)
    if (source === 'other') {
      expect(found.words.map(({ ru, fr }) => [ru, fr])).toEqual([
        ['книгу', 'livre'],
        ['стол', 'table'],
        ['дом', 'maison'],
      ])
    } else expect(found.words).toEqual(words)
  })

  test('lute, which has no sentences', async () => {
    const text =
      'term,parent,translation,language,tags,added,status,link_status,pronunciation\nкнигу,книга,livre,Russian,,2026-01-01,4,,\nдом,,"maison, ""foyer""",Russian,"a, b",2026-01-01,W,,\nМаша,,Macha,Russian,,2026-01-01,I,,\n'
    expect(await read(text)).toEqual({
      source: 'lute',
      words: [
        { ru: 'книгу', fr: 'livre', sentence: null, state: null },
        { ru: 'дом', fr: 'maison, "foyer"', sentence: null, state: 'known' },
        { ru: 'Маша', fr: 'Macha', sentence: null, state: 'ignored' },
      ],
    })
  })

  test('text of Anki, with its headers, HTML and quotes', async () => {
    const text =
      '#separator:tab\n#html:true\n#tags column:3\nкни́га\t"le <b>livre</b><br>""rouge"""\tx\nдом\tmaison\t\n'
    expect(await read(text)).toMatchObject({
      source: 'anki',
      words: [
        { ru: 'кни́га', fr: 'le livre\n"rouge"' },
        { ru: 'дом', fr: 'maison' },
      ],
    })
  })
})

const encodings: [string, (text: string) => Uint8Array][] = [
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-8 with a byte order mark', (text) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16, little end first', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le')],
  ['UTF-16, big end first', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['windows-1251', windows1251],
]

test.each(encodings)('a table in %s is read', async (_, encode) => {
  const text = 'стол;table\r\nдом;maison\r\nёж;herisson\r\n'
  expect((await read(encode(text))).words.map(({ ru, fr }) => [ru, fr])).toEqual([
    ['стол', 'table'],
    ['дом', 'maison'],
    ['ёж', 'herisson'],
  ])
})

function windows1251(text: string) {
  const letter = (code: number) =>
    code === 0x451 ? 0xb8 : code >= 0x410 ? code - 0x410 + 0xc0 : code
  return Uint8Array.from(text, (one) => letter(one.charCodeAt(0)))
}

test('learners of French have French terms with Russian translations', async () => {
  const text = 'term,hint,phrase\nmaison,дом,C’est ma maison.\nlivre,книга,Je lis un livre.\n'
  expect((await read(text)).words[0]).toMatchObject({
    ...{ ru: 'дом', fr: 'maison', sentence: 'C’est ma maison.' },
  })
})

test('a table of more rows than the limit, an empty file and a file of nothing are refused, each with its reason', async () => {
  await expect(readAll(writeFile('дом,maison\n'.repeat(100_001)))).rejects.toMatchObject({
    kind: 'too-many-rows',
  })
  await expect(readAll(writeFile(''))).rejects.toMatchObject({ kind: 'empty' })
  await expect(readAll(writeFile('\n\n\n'))).rejects.toMatchObject({ kind: 'empty' })
})
