import { expect, test } from 'vitest'
import { CREATED, newPackage, oldPackage } from '../../test/anki-packages.ts'
import { readAll } from '../../test/read-all.ts'
import { guessColumns } from '../columns.ts'

const NOW = new Date((CREATED + 100 * 86_400) * 1000)

const MARCH_5 = Date.parse('2024-03-05T10:00:00.000Z')

const deck = {
  fields: ['Recto', 'Verso', 'Exemple'],
  questions: ['{{Recto}}', '{{Verso}}'],
  notes: [
    {
      id: MARCH_5,
      fields: ['кни́га', 'livre<br>bouquin', '<div>Я читаю <b>книгу</b>&nbsp;&amp; пишу.</div>'],
    },
    {
      id: MARCH_5 + 1,
      fields: ['{{c1::дом::жильё}} [sound:dom.mp3]', 'maison', ''],
      tags: ' a slovo::known ',
    },
  ],
  cards: [
    // FSRS: Anki says what it knows.
    {
      ...{ nid: MARCH_5, type: 2, due: 105, ivl: 30, factor: 2500, reps: 9, lapses: 1 },
      data: '{"pos":3,"s":31.5,"d":6.25,"lrt":1706000000}',
    },
    // The scheduler before it: an interval and an ease.
    { nid: MARCH_5, ord: 1, type: 2, due: 99, ivl: 12, factor: 1300, reps: 4 },
    { nid: MARCH_5 + 1, type: 0, queue: -1, due: 7 },
  ],
}

test('the name of a field that ends in half an emoji, or holds a null byte, can be stored', async () => {
  const { titles } = await readAll(
    oldPackage({ ...deck, fields: ['Recto', 'Verso \ud83c', 'A\0b'] }),
  )
  expect(titles).toEqual(['Recto', 'Verso \ufffd', 'Ab', 'Tags', 'Created'])
})

test.each([
  ['of schema 11', oldPackage],
  ['of schema 18, compressed with zstd', newPackage],
])(
  'a package of Anki %s gives its notes as plain text, with the memory of their cards',
  async (_, make) => {
    const { source, titles, rows } = await readAll(make(deck), NOW)

    expect({ source, titles }).toEqual({
      source: 'anki',
      titles: ['Recto', 'Verso', 'Exemple', 'Tags', 'Created'],
    })
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['кни́га', 'livre\nbouquin', 'Я читаю книгу & пишу.', '', '2024-03-05T10:00:00.000Z'],
      ['дом', 'maison', '', 'a slovo::known', '2024-03-05T10:00:00.001Z'],
    ])
    const day = (days: number) => new Date((CREATED + days * 86_400) * 1000).toISOString()
    expect(rows[0]?.cards).toEqual([
      {
        ...{ kind: null, asks: 0, state: 2, due: day(105), stability: 31.5, difficulty: 6.25 },
        ...{ scheduledDays: 30, reps: 9, lapses: 1, isSuspended: false },
        lastReview: new Date(1706000000 * 1000).toISOString(),
      },
      {
        ...{ kind: null, asks: 1, state: 2, due: day(99), stability: 12, difficulty: 10 },
        ...{ scheduledDays: 12, reps: 4, lapses: 0, isSuspended: false, lastReview: day(87) },
      },
    ])
    expect(rows[1]?.cards).toMatchObject([{ state: 0, reps: 0, isSuspended: true }])
    expect(guessColumns({ source, titles }, rows)).toEqual({
      ...{ ru: 0, fr: 1, sentence: 2, form: null, gap: null, state: 3, added: 4 },
    })
  },
)
