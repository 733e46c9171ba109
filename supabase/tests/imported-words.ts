import type { Person, Speaker, TestDatabase } from '@slovo/testing'

/** A row of a file, as the site hands it over. */
export const word = (ru: string, fr: string, more: object = {}) => ({
  ...{ line: 1, ru, fr, sentence: null, form: null, at: null, added: null, state: null },
  ...{ cards: [], ...more },
})
export const card = {
  ...{ kind: 'recognise', state: 2, due: '2026-12-24T04:00:00Z', stability: 20, difficulty: 6 },
  ...{ scheduledDays: 20, reps: 7, lapses: 1, isSuspended: false },
  lastReview: '2026-12-04T04:00:00Z',
}

/** What learners do with files of words. */
export function importsOf(db: TestDatabase) {
  const bring = (speaker: Speaker, { id }: Person, parts = 1) =>
    speaker.query<{ id: string }>(
      `insert into word_imports (user_id, file_name, source, status, part_count, row_count)
       values ($1, 'mots.csv', 'other', 'running', $2, 9) returning id`,
      [id, parts],
    )

  const keepPart = (speaker: Speaker, { id }: Person, brought: string, part = 0) =>
    speaker.query(
      `insert into word_import_parts (user_id, import_id, part, rows) values ($1, $2, $3, '[]')`,
      [id, brought, part],
    )

  /** An import that waits for its parts to be taken. */
  async function begin(person: Person, parts = 1) {
    const [brought] = await bring(db.as(person), person, parts)
    const id = brought?.id ?? ''
    for (let part = 0; part < parts; part++) await keepPart(db.as(person), person, id, part)
    return id
  }

  const take = (
    person: Person,
    id: string,
    part: number,
    words: object[],
    refusedRows: object[] = [],
  ) =>
    db
      .as(person)
      .query('select take_import_part($1, $2, $3, $4, $5)', [
        ...[id, part, JSON.stringify(words), JSON.stringify(refusedRows)],
        words.length + refusedRows.length,
      ])

  /** An import of these words, taken whole. */
  async function importWords(person: Person, words: object[]) {
    const id = await begin(person)
    await take(person, id, 0, words)
    return id
  }

  const undo = (person: Person, id: string) => db.as(person).query('select undo_import($1)', [id])

  const pairs = async (person: Person) =>
    (await db.as(person).query('select word_ru, word_fr from user_words order by id')).map(
      ({ word_ru, word_fr }) => `${word_ru} ${word_fr}`,
    )

  return { bring, keepPart, begin, take, importWords, undo, pairs }
}
