import { makeMaterial, type Person, type TestDatabase } from '@slovo/testing'

/** A text whose words to know are these lemmas. */
export async function makeText(
  db: TestDatabase,
  lemmas: readonly string[],
  values: Parameters<typeof makeMaterial>[1] = {},
) {
  const [row] = await db.query<{ ids: number[] }>(
    'select array(select public.lemma_id(lemma) from unnest($1::text[]) as lemma)::float8[] as ids',
    [lemmas],
  )
  const entries = (row?.ids ?? []).map((lemmaId) => ({ lookups: [{ lemmaId, pos: 'noun' }] }))
  return await makeMaterial(db, { glossary: { entries }, ...values })
}

/** `count` lemmas, the same ones each time. */
export const lemmas = (count: number) =>
  Array.from({ length: count }, (_, place) => `слово${place}`)

/** What a person says of words. */
export async function say(
  db: TestDatabase,
  person: Person,
  state: 'known' | 'ignored',
  words: readonly string[],
  lang = 'ru',
) {
  await db
    .as(person)
    .query(
      'insert into word_states (lang, lemma, state) select $1, lemma, $2 from unnest($3::text[]) as lemma',
      [lang, state, words],
    )
}
