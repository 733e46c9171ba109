import { lookupKey } from '@slovo/language'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { Database, Reader } from '../visit/session/session.server.ts'

/** So many are listed at once. */
export const WORDS_ON_A_PAGE = 50
/** As many as one review can take; the filters of the list choose which. */
const MAX_REVIEWED_WORDS = 200

/** Which saved words, in which order, from where on. */
export interface WordQuery {
  search: string
  sort: 'newest' | 'alphabetical'
  /** A text's id, or `none` for words without a text. */
  text: number | 'none' | null
  cursor: WordCursor | null
}

/** The edge between two pages: a word, and whether the page lies after or before it. */
export interface WordCursor {
  side: 'after' | 'before'
  id: number
  word: string
}

const columns = `id, word_ru, word_fr, word_sentence, created_at,
  materials (id, title, slug, section, lang)`

/** The side of a pair that the list is sorted by: the language being learnt. */
const sideOf = ({ learningLanguage }: Reader) =>
  learningLanguage === 'ru' ? ('word_ru' as const) : ('word_fr' as const)

function selectWords(database: Database, reader: Reader, { search, text }: WordQuery) {
  let query = database.from('user_words').select(columns).eq('user_id', reader.id)
  if (text === 'none') query = query.is('material_id', null)
  else if (text !== null) query = query.eq('material_id', text)
  return search ? query.like('search_key', searchPattern(search)) : query
}

/** The database reads the keys of all words, and fetches the words of this page alone. */
function searchNewest(database: Database, { search, text, cursor }: WordQuery) {
  const found = database.rpc('search_words', {
    pattern: searchPattern(search),
    at_most: WORDS_ON_A_PAGE + 1,
    ...(text !== null && { of_text: text === 'none' ? 0 : text }),
    ...(cursor && (cursor.side === 'after' ? { before: cursor.id } : { after: cursor.id })),
  })
  return found.select(columns)
}

/** What was typed, as a `like` pattern over `search_key`: without stress and case, ё as е; `%` and `_` are letters. */
export function searchPattern(search: string): string {
  return `%${lookupKey(search).replace(/[\\%_]/g, '\\$&')}%`
}

/** A value as it stands inside `or=(…)`. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`

/**
 * A page of a user's words. It starts at its neighbour's last word instead of counting rows, so the thousandth page
 * costs what the first does.
 */
export async function listWords(database: Database, reader: Reader, asked: WordQuery) {
  const { sort, cursor } = asked
  const side = sideOf(reader)
  const isBackwards = cursor?.side === 'before'
  const isUp = (sort === 'alphabetical') !== isBackwards
  let query =
    asked.search && sort === 'newest'
      ? searchNewest(database, asked)
      : selectWords(database, reader, asked)

  if (cursor && sort === 'newest') {
    query = isUp ? query.gt('id', cursor.id) : query.lt('id', cursor.id)
  } else if (cursor) {
    const beyond = isUp ? 'gt' : 'lt'
    const word = quoted(cursor.word)
    query = query
      .filter(side, `${beyond}e`, cursor.word)
      .or(`${side}.${beyond}.${word},and(${side}.eq.${word},id.${beyond}.${cursor.id})`)
  }
  if (sort === 'alphabetical') query = query.order(side, { ascending: isUp })
  const found = unwrap(await query.order('id', { ascending: isUp }).limit(WORDS_ON_A_PAGE + 1))

  const hasMore = found.length > WORDS_ON_A_PAGE
  const rows = found.slice(0, WORDS_ON_A_PAGE)
  const words = isBackwards ? rows.toReversed() : rows
  const at = (
    place: WordCursor['side'],
    row: (typeof words)[number] | undefined,
  ): WordCursor | null =>
    row ? { side: place, id: row.id, word: sort === 'alphabetical' ? row[side] : '' } : null

  return {
    words,
    previous: isBackwards
      ? hasMore
        ? at('before', words[0])
        : null
      : cursor && at('before', words[0]),
    next: isBackwards || hasMore ? at('after', words.at(-1)) : null,
  }
}

export type ListedWord = Awaited<ReturnType<typeof listWords>>['words'][number]

/** The words of a review: those of the list, from its beginning. */
export async function listWordsToReview(database: Database, reader: Reader, asked: WordQuery) {
  const isAlphabetical = asked.sort === 'alphabetical'
  let query = selectWords(database, reader, asked)
  if (isAlphabetical) query = query.order(sideOf(reader), { ascending: true })
  return unwrap(await query.order('id', { ascending: isAlphabetical }).limit(MAX_REVIEWED_WORDS))
}

/** How many words the user has. The database maintains the number, so that nothing is counted here. */
export async function countWords(database: Database, reader: Reader): Promise<number> {
  const profile = unwrap(
    await database.from('users_profile').select('word_count').eq('id', reader.id).maybeSingle(),
  )
  return profile?.word_count ?? 0
}

/** The texts from which the user has words, by title. */
export async function listTexts(database: Database) {
  return unwrap(await database.rpc('texts_of_words'))
}

export async function findWord(database: Database, reader: Reader, id: number) {
  return unwrap(
    await database
      .from('user_words')
      .select('id, word_ru, word_fr, word_sentence')
      .eq('user_id', reader.id)
      .eq('id', id)
      .maybeSingle(),
  )
}
