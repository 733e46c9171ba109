import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test/anki-packages.ts'
import { readAll } from '../../test/read-all.ts'
import { guessColumns } from '../columns.ts'
import { type ExportedPart, type ExportedWord, writeAnkiPackage } from '../files.ts'
import { placeForm } from '../gap.ts'
import { filedKinds } from '../row.ts'
import { stateOf } from '../state.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const texts = {
  ...{ learning: 'ru' as const, owner: 'anna', deck: 'Slovo' },
  fields: ['Russe', 'Français', 'Phrase', 'Forme', 'Phrase à trou', 'Texte', 'Son'],
}

async function write(parts: ExportedPart[]) {
  const pieces: Uint8Array[] = []
  async function* given() {
    yield* parts
  }
  for await (const piece of writeAnkiPackage(given(), texts, NOW)) pieces.push(piece)
  const file = path.join(temporaryFolder(), 'slovo.apkg')
  writeFileSync(file, Buffer.concat(pieces))
  return { file, bytes: Buffer.concat(pieces) }
}

const text = (maxLength: number) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '"',
          "'",
          '<b>',
          '</b>',
          '&',
          '&amp;',
          '&nbsp;',
          '\u00a0',
          '\t',
          ';',
          ',',
          '[sound:a.mp3]',
          '{{c1::x}}',
          '{{',
          '[…]',
          'кни́га',
          'é',
          '🏠',
          'a < b',
        ),
        fc.string({ unit: 'grapheme', maxLength: 3 }),
      ),
      { maxLength },
    )
    .map((parts) =>
      parts
        .join('')
        .replace(/\p{Cc}/gu, (control) => (/[\t\n]/.test(control) ? control : ''))
        .toWellFormed()
        .trim(),
    )
const side = text(6)
  .map((value) => value.replace(/[\n]/g, ' '))
  .filter((value) => value.trim() !== '')

const seconds = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000).toISOString())

const card = fc.record({
  state: fc.constantFrom(0, 2),
  due: seconds('2026-01-01', '2030-01-01'),
  stability: fc.integer({ min: 1, max: 30_000_000 }).map((value) => value / 10_000),
  difficulty: fc.integer({ min: 1000, max: 10_000 }).map((value) => value / 1000),
  scheduledDays: fc.nat(3000),
  reps: fc.integer({ min: 1, max: 500 }),
  lapses: fc.nat(50),
  isSuspended: fc.boolean(),
  lastReview: seconds('2025-01-01', '2026-11-22'),
})

const words: fc.Arbitrary<ExportedWord[]> = fc
  .array(
    fc.record({
      russian: side,
      french: side,
      sentence: text(12),
      form: fc.constantFrom('кни́га', 'до́мом', null),
      text: fc.option(side),
      createdAt: seconds('2020-01-01', '2026-11-22'),
      state: fc.constantFrom('known' as const, 'ignored' as const, null),
      cards: fc.uniqueArray(fc.tuple(fc.constantFrom(...filedKinds), card), {
        selector: ([kind]) => kind,
        minLength: 1,
      }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((all) =>
    all.map(({ form, sentence, cards, ...word }, at) => ({
      ...word,
      id: at + 1,
      ...(form
        ? {
            form,
            sentence: `${sentence} ${form} ${sentence}`.trim(),
            at: `${sentence} `.trimStart().length,
          }
        : { form: null, sentence: sentence || null, at: null }),
      cards: cards.map(([kind, memory]) => ({ kind, ...memory })),
    })),
  )

test('whatever a word holds, its package gives it back: texts, forms, states, and the memory of its cards', async () => {
  await fc.assert(
    fc.asyncProperty(words, async (given) => {
      const { file } = await write([{ words: given }])
      const { source, titles, rows } = await readAll(file, NOW)
      expect(source).toBe('slovo')
      const columns = guessColumns({ source, titles }, rows)
      expect(columns).toEqual({ ru: 0, fr: 1, sentence: 2, form: 3, gap: 4, state: 7, added: 8 })

      const inOrder = given.toSorted(
        (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
      )
      rows.forEach(({ cells, cards }, at) => {
        const word = inOrder[at]
        const [ru, fr, sentence = '', form = '', gap = '', text, , state = '', added = ''] = cells
        expect({ ru, fr, sentence, text }).toEqual({
          ...{ ru: word?.russian, fr: word?.french, sentence: word?.sentence ?? '' },
          text: word?.text ?? '',
        })
        expect(form).toBe(word?.form ?? '')
        if (form) expect(placeForm(sentence, form, gap)).toEqual({ form, at: word?.at })
        expect(stateOf(state, source)).toBe(word?.state)
        // Two notes of one millisecond get two.
        const earlier = inOrder.slice(0, at).filter((one) => one.createdAt === word?.createdAt)
        expect(Date.parse(added) - Date.parse(word?.createdAt ?? '')).toBe(earlier.length)
        expect(cards?.map(({ kind }) => kind)).toEqual(
          filedKinds.filter((kind) => word?.cards.some((one) => one.kind === kind)),
        )
        for (const read of cards ?? []) {
          const known = word?.cards.find(({ kind }) => kind === read.kind)
          expect(read.isSuspended).toBe(known?.isSuspended)
          if (known?.state !== 2) continue
          const { stability, difficulty, scheduledDays, reps, lapses, lastReview } = known
          expect(read).toMatchObject({
            stability,
            difficulty,
            scheduledDays,
            reps,
            lapses,
            lastReview,
          })
          // Anki counts in days that begin at four o'clock.
          const early = Date.parse(known.due) - Date.parse(read.due)
          expect(early >= 0 && early < 86_400_000).toBe(true)
        }
      })
      expect(rows).toHaveLength(given.length)
    }),
    { numRuns: 12 },
  )
})

const word = (id: number): ExportedWord => ({
  ...{ id, russian: `слово ${id}`, french: `mot ${id}`, sentence: null, form: null, at: null },
  ...{ text: null, createdAt: '2026-11-01T00:00:00.000Z', state: null },
  cards: [
    {
      ...{
        kind: 'recognise',
        state: 2,
        due: '2026-12-01T09:00:00Z',
        stability: 9.5,
        difficulty: 4,
      },
      ...{ scheduledDays: 9, reps: 3, lapses: 0, isSuspended: false },
      lastReview: '2026-11-20T09:00:00Z',
    },
  ],
})

test('a word keeps the day on which it was added, whatever was written before it', async () => {
  const days = ['2026-11-01', '2019-05-05', '2020-05-05', '2019-05-05']
  const given = days.map((day, at) => ({ ...word(at + 1), createdAt: `${day}T12:00:00.000Z` }))
  const { file } = await write([{ words: given }])
  const { rows } = await readAll(file, NOW)
  expect(rows.map(({ cells }) => [cells[0], cells[8]])).toEqual([
    ['слово 2', '2019-05-05T12:00:00.000Z'],
    ['слово 4', '2019-05-05T12:00:00.001Z'],
    ['слово 3', '2020-05-05T12:00:00.000Z'],
    ['слово 1', '2026-11-01T12:00:00.000Z'],
  ])
})

test('50,000 words of one moment are written in seconds', async () => {
  const given = Array.from({ length: 50_000 }, (_, at) => ({ ...word(at + 1), cards: [] }))
  const { file } = await write([{ words: given }])
  const { rows } = await readAll(file, NOW)
  expect(rows.at(-1)?.cells[8]).toBe('2026-11-01T00:00:49.999Z')
})

test('the package is what Anki describes: schema 11, one note and card a word, reviews in its log, a list of media', async () => {
  const review = {
    ...{
      wordId: 2,
      kind: 'recognise' as const,
      grade: 3,
      durationMs: 4200,
      stateBefore: 2,
      daysBefore: 4,
    },
    reviewedAt: '2026-11-20T09:00:00.000Z',
  }
  const { bytes } = await write([{ words: [word(1)] }, { words: [word(2)] }, { reviews: [review] }])
  const files = unzipSync(bytes)
  expect(Object.keys(files)).toEqual(['collection.anki2', 'media'])
  expect(Buffer.from(files.media ?? []).toString()).toBe('{}')

  const file = path.join(temporaryFolder(), 'collection.anki2')
  writeFileSync(file, files['collection.anki2'] ?? '')
  const db = new DatabaseSync(file, { readOnly: true })
  const all = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }))
  expect(all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
  expect(all('select ver, (select count(*) from notes) as notes from col')).toEqual([
    { ver: 11, notes: 2 },
  ])
  const [first, second] = all('select id, guid, mid, sfld from notes order by id')
  expect(first?.guid).not.toBe(second?.guid)
  expect(second?.sfld).toBe('слово 2')
  const models: Record<string, { flds: { name: string }[]; tmpls: object[] }> = JSON.parse(
    String(all('select models from col')[0]?.models),
  )
  expect(models[String(first?.mid)]?.flds.map(({ name }) => name)).toEqual(texts.fields)
  expect(models[String(first?.mid)]?.tmpls).toHaveLength(4)

  const [card] = all(
    `select c.type, c.queue, c.ivl, c.reps, c.data, datetime(col.crt + c.due * 86400, 'unixepoch') as due
     from cards c, col where c.nid = ${second?.id}`,
  )
  expect(card).toEqual({
    ...{ type: 2, queue: 2, ivl: 9, reps: 3, due: '2026-12-01 04:00:00' },
    data: JSON.stringify({ s: 9.5, d: 4, lrt: Date.parse('2026-11-20T09:00:00Z') / 1000 }),
  })
  expect(
    all('select r.id, r.ease, r.time, r.type, c.nid from revlog r join cards c on c.id = r.cid'),
  ).toEqual([{ id: Date.parse(review.reviewedAt), ease: 3, time: 4200, type: 1, nid: second?.id }])
  db.close()
})
