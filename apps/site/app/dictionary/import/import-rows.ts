import { collapseMarks, type Lang } from '@slovo/language'
import {
  addedOn,
  type Columns,
  type FileCard,
  type FiledKind,
  type FiledMemory,
  type FiledState,
  type FileRow,
  type FileSource,
  placeForm,
  stateOf,
} from '@slovo/word-files'
import { MAX_SENTENCE_LENGTH, MAX_WORD_LENGTH, wordPair } from '../../words/word.ts'

export type RowRefusal = 'no-russian' | 'no-french' | 'too-long'

/** A word as `take_import_part` receives it. One that is only known or ignored may lack its translation. */
export interface TakenWord {
  line: number
  ru: string
  fr: string
  sentence: string | null
  form: string | null
  at: number | null
  state: FiledState | null
  /** Where the file says it; else it is the day of the import. */
  added: string | null
  cards: (FiledMemory & { kind: FiledKind })[]
}

export interface RefusedRow {
  line: number
  cells: string[]
  reason: RowRefusal
}

const MAX_FORM_LENGTH = 200

/** What a row of a file becomes: the rules are those of a word that is typed. */
export function readRow(
  { line, cells, cards = [] }: FileRow,
  { source, columns }: { source: FileSource; columns: Columns },
  learning: Lang,
): TakenWord | RefusedRow {
  const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? '')).trim()
  const { word_ru: ru, word_fr: fr } = wordPair(
    'ru',
    oneLine(cell(columns.ru)),
    oneLine(cell(columns.fr)),
  )
  const state = stateOf(cell(columns.state), source)
  const refuse = (reason: RowRefusal) => ({ line, cells, reason })
  // A word that is known needs no translation.
  if (!ru && !(state && learning === 'fr' && fr)) return refuse('no-russian')
  if (!fr && !(state && learning === 'ru')) return refuse('no-french')
  if (Math.max(ru.length, fr.length) > MAX_WORD_LENGTH) return refuse('too-long')

  const sentence = shortSentence(collapseMarks(cell(columns.sentence)))
  const form = cell(columns.form).slice(0, MAX_FORM_LENGTH).toWellFormed()
  const placed = sentence && form ? placeForm(sentence, form, cell(columns.gap)) : null
  return {
    ...{ line, ru, fr, sentence: sentence || null, state },
    added: addedOn(cell(columns.added)),
    form: placed?.form ?? null,
    at: placed?.at ?? null,
    cards: cardsOf(cards, columns, learning),
  }
}

export const isRefused = (row: TakenWord | RefusedRow): row is RefusedRow => 'reason' in row
export const isWord = (row: TakenWord | RefusedRow): row is TakenWord => !isRefused(row)

/** By which a pair is the same word again. */
export const pairKey = ({ ru, fr }: TakenWord) => `${ru}\n${fr}`

/** Whether the word itself is kept; else only its state is. */
export const isKept = ({ ru, fr }: TakenWord) => ru !== '' && fr !== ''

/** « livre⏎bouquin », as Anki's editor writes two translations. */
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ', ')

const shortSentence = (text: string) =>
  text.length > MAX_SENTENCE_LENGTH
    ? `${text.slice(0, MAX_SENTENCE_LENGTH - 1).toWellFormed()}…`
    : text

/**
 * A card that shows the word that is learnt asks to recognise it, one that shows its translation asks to recall it. A new card
 * says nothing that a new word does not have.
 */
function cardsOf(cards: FileCard[], columns: Columns, learning: Lang): TakenWord['cards'] {
  const [learnt, known] = learning === 'ru' ? [columns.ru, columns.fr] : [columns.fr, columns.ru]
  const kindOf = ({ kind, asks }: FileCard): FiledKind | null => {
    if (kind) return kind
    if (asks === null || asks === learnt) return 'recognise'
    return asks === known ? 'recall' : null
  }
  const kinds = new Map<FiledKind, FiledMemory>()
  for (const card of cards) {
    const kind = kindOf(card)
    const { kind: _, asks: __, ...memory } = card
    const isNews = memory.state > 0 || memory.isSuspended
    if (kind && isNews && !kinds.has(kind)) kinds.set(kind, memory)
  }
  return [...kinds].map(([kind, memory]) => ({ ...memory, kind }))
}
