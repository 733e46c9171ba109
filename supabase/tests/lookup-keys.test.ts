import { lemmaId } from '@slovo/dictionary'
import { lookupKey } from '@slovo/language'
import { testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'

const db = await testDatabase()

/** What people type, paste and copy out of other programs. */
const words = [
  '',
  ' ',
  'дом',
  'Дом',
  'ДОМ',
  'Ёлка́',
  'ёлка',
  'елка',
  'е\u0308лка',
  'Е\u0308ЖИК',
  'Ё\u0301',
  'йод',
  'и\u0306од',
  'за\u0301мок',
  'за\u0300мок',
  'за\u0301\u0301мок',
  'замо\u0301\u0300к',
  '\u0301слово',
  'а\u0302',
  'о\u0308',
  'ѝ',
  'Ѐ',
  'по-ру́сски',
  'по\u2010русски',
  'по\u2011русски',
  'по–русски',
  'кто́-то',
  'потому́ что',
  ' до  свида́ния ',
  'до\u00a0свидания',
  'до\u202fсвидания',
  'до\tсвидания',
  'до\nсвидания',
  'до\u3000свидания',
  'до\u2003свидания',
  '\ufeffдом',
  'до\u200bм',
  'été',
  'e\u0301te\u0301',
  'ÉTÉ',
  'œil',
  'ŒIL',
  'Œuvre',
  'cœur',
  'ça',
  'c\u0327a',
  'Ç',
  'L’homme',
  "l'homme",
  'lʼhomme',
  'l`homme',
  'l´homme',
  'aujourd’hui',
  'Noël',
  'noe\u0308l',
  'rendez\u2011vous',
  'x\u0301',
  'naïve',
  'ÎLE',
  'straße',
  'STRASSE',
  'İstanbul',
  'ΣΊΣΥΦΟΣ',
  'ς',
  'ї',
  'і\u0308',
  'Ґ',
  'ѣ',
  'Ѣ',
  'ꙋ́',
  'ᲀ',
  'Ԥа',
  'ԯ\u0301',
  '👩‍🚀 слово',
  '𝒜',
  '１２',
  'ﬁn',
  'Ǆ',
  '\u00ad',
  '%',
  '_',
  '\\',
  "o'",
  '"',
  '{}',
  '$1',
  '$&',
  '\u0085дом\u0085',
  'до\u2028м',
  '\u180eдом',
]

test.each(words)('the database and the site find %j by the same key', async (word) => {
  const [row] = await db.query('select lookup_key($1) as key, lemma_id($1)::text as id', [word])
  expect(row).toEqual({ key: lookupKey(word), id: String(lemmaId(word)) })
})

test('no Latin or Cyrillic letter, mark, space or stop makes them differ', async () => {
  const ranges = [
    [0x20, 0x52f],
    [0x1e00, 0x1eff],
    [0x2000, 0x206f],
    [0x2de0, 0x2e5d],
    [0x3000, 0x3000],
  ] as const
  const words = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) =>
      String.fromCharCode(first + place),
    ).flatMap((character) => [`до${character}м`, `${character}\u0301`]),
  )
  const rows = await db.query(
    'select lookup_key(word) as key from unnest($1::text[]) with ordinality t(word, place) order by place',
    [words],
  )
  const differing = words.filter((word, place) => rows[place]?.key !== lookupKey(word))
  expect(differing.map((word) => encodeURIComponent(word))).toEqual([])
})

test('any letters of both alphabets, marks and spaces between them, give the same key', async () => {
  const pieces = [
    ...'аеёийоЁЙяЯэŒœéÉçb’ʼ`‐‑- ',
    '\u0301',
    '\u0300',
    '\u0308',
    '\u0306',
    '\u00a0',
    '\u202f',
  ]
  let seed = 7
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return pieces[seed % pieces.length] ?? ''
  }
  const made = Array.from({ length: 500 }, () => Array.from({ length: 8 }, next).join(''))
  const rows = await db.query(
    'select lookup_key(w) as key from unnest($1::text[]) with ordinality t(w, n) order by n',
    [made],
  )
  expect(rows.map(({ key }) => key)).toEqual(made.map(lookupKey))
})

test.each(['lookup_key', 'lemma_id'])('a visitor cannot have %s work for them', async (name) => {
  await expect(db.visitor.query(`select ${name}('слово')`)).rejects.toMatchObject({ code: '42501' })
})

test('of a text of megabytes only the first thousand letters are looked at', async () => {
  const [row] = await db.query<{ length: number }>(
    `select length(lookup_key(repeat('я', 3000000))) as length`,
  )
  expect(row).toEqual({ length: 1000 })
})
