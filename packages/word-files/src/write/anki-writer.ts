import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { sentenceWithGap } from '../gap.ts'
import { ankiField } from '../read/plain-text.ts'
import { FIELD_END, filedKinds } from '../row.ts'
import type {
  DeckTexts,
  ExportedCard,
  ExportedPart,
  ExportedReview,
  ExportedWord,
} from './exported-word.ts'
import { freeMoments } from './free-moments.ts'
import { makeCollection } from './schema11.ts'

const DAY = 86_400

/** Writes words and reviews into the database of an Anki package, a part at a time. */
export function openAnkiWriter(file: string, texts: DeckTexts, now: Date) {
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = off; pragma synchronous = off')
  const { deckId, noteTypeId, created } = makeCollection(db, texts, now)
  const seconds = Math.floor(now.getTime() / 1000)
  const addNote = db.prepare(`insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')`)
  const addCard = db.prepare(
    `insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, 2500, ?, ?, 0, 0, 0, 0, ?)`,
  )
  const addReview = db.prepare('insert or ignore into revlog values (?, ?, -1, ?, ?, ?, 0, ?, ?)')
  const freeNote = freeMoments()
  const freeCard = freeMoments()
  let position = 0

  function writeWord(word: ExportedWord) {
    const { sentence, form, at } = word
    const first = texts.learning === 'ru' ? word.russian : word.french
    const fields = [
      word.russian,
      word.french,
      sentence ?? '',
      form ?? '',
      sentence ? sentenceWithGap(sentence, { form, at }) : '',
      word.text ?? '',
      '',
    ].map(ankiField)
    const note = freeNote(Date.parse(word.createdAt))
    const tags = word.state ? ` slovo::${word.state} ` : ''
    const guid = shortHash(`${texts.owner} ${word.id}`)
    const sum = Number.parseInt(sha1(first).slice(0, 8), 16)
    addNote.run(note, guid, noteTypeId, seconds, tags, fields.join(FIELD_END), first, sum)
    for (const card of word.cards) writeCard(card, note, word.id)
  }

  function writeCard(card: ExportedCard, note: number, word: number) {
    const id = freeCard(note)
    const ord = filedKinds.indexOf(card.kind)
    const { type, queue, due } = placeInQueue(card, { created, position: ++position })
    const memory = card.state === 0 ? '{}' : JSON.stringify(memoryOf(card))
    addCard.run(
      ...[id, note, deckId, ord, seconds, type, queue, due, card.scheduledDays],
      ...[card.reps, card.lapses, memory],
    )
    cardIds.run(word, ord, id)
  }

  // Which card a review is of; a table of the file itself would end up in the package.
  db.exec(
    'create temp table card_ids (word integer, ord integer, card integer, primary key (word, ord)) without rowid',
  )
  const cardIds = db.prepare('insert or ignore into card_ids values (?, ?, ?)')
  const findCard = db.prepare('select card from card_ids where word = ? and ord = ?')

  function writeReview(review: ExportedReview) {
    const card = findCard.get(review.wordId, filedKinds.indexOf(review.kind))?.card
    if (typeof card !== 'number') return
    const { grade, daysBefore, durationMs, stateBefore } = review
    // Anki's kinds of review: learning, review, relearning.
    const type = stateBefore === 2 ? 1 : stateBefore === 3 ? 2 : 0
    const rest = [card, grade, daysBefore, daysBefore, Math.min(durationMs, 60_000), type]
    // Two devices may answer in the same millisecond, which is the key.
    const at = Date.parse(review.reviewedAt)
    for (let later = 0; later < 100; later++) {
      if (addReview.run(at + later, ...rest).changes === 1) return
    }
  }

  return {
    write({ words = [], reviews = [] }: ExportedPart) {
      db.exec('begin')
      for (const word of words) writeWord(word)
      for (const review of reviews) writeReview(review)
      db.exec('commit')
    },
    close: () => db.close(),
  }
}

/** The numbers by which Anki finds a card: new ones in their order, reviews by their day, learning ones by their second. */
function placeInQueue(
  { state, due, isSuspended }: ExportedCard,
  { created, position }: { created: number; position: number },
) {
  const dueSeconds = Math.floor(Date.parse(due) / 1000)
  const queue = isSuspended ? -1 : state === 3 ? 1 : state
  if (state === 0) return { type: 0, queue, due: position }
  if (state === 2) return { type: 2, queue, due: Math.floor((dueSeconds - created) / DAY) }
  return { type: state, queue, due: dueSeconds }
}

/** FSRS as Anki keeps it: stability, difficulty, and the second of the last review. */
function memoryOf({ stability, difficulty, lastReview }: ExportedCard) {
  return {
    s: Number(stability.toFixed(4)),
    d: Number(difficulty.toFixed(3)),
    ...(lastReview && { lrt: Math.floor(Date.parse(lastReview) / 1000) }),
  }
}

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex')
const shortHash = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12)
