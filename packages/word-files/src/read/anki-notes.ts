import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import {
  FIELD_END,
  type FileCard,
  type FileHead,
  type FileRow,
  filedKinds,
  limits,
} from '../row.ts'
import { OWN_NOTE_TYPE } from '../write/note-type.ts'
import { AnkiCard, memoryOf } from './anki-card.ts'
import { cleanCell } from './clean.ts'
import { type NoteType, readNoteTypes } from './note-types.ts'
import { plainText } from './plain-text.ts'

const Note = z.object({
  id: z.bigint(),
  mid: z.coerce.string(),
  tags: z.string(),
  flds: z.string(),
})
const Created = z.object({ crt: z.coerce.number() })
const Used = z.object({ mid: z.coerce.string() })
const TAGS = 'Tags'
/** As Anki itself calls the day on which a note was made. */
const CREATED = 'Created'

/** The columns of a collection: the fields of its note types by their names, those of most notes first, then the tags and the day. */
export function headOfCollection(
  db: DatabaseSync,
): FileHead & { noteTypes: Map<string, NoteType> } {
  const noteTypes = readNoteTypes(db)
  const statement = db.prepare('select mid from notes group by mid order by count(*) desc')
  statement.setReadBigInts(true)
  const used = statement.all().flatMap((row) => noteTypes.get(Used.parse(row).mid) ?? [])
  const fields = new Set(used.flatMap((type) => type.fields))
  const isOwn = used.some(({ name }) => name.startsWith(OWN_NOTE_TYPE))
  return {
    source: isOwn ? 'slovo' : 'anki',
    titles: [...[...fields].slice(0, limits.columns - 2), TAGS, CREATED],
    noteTypes,
  }
}

/** Each note with its cards. Both tables are read once, side by side: no more than a note is in memory. */
export function* readNotes(
  db: DatabaseSync,
  { titles, noteTypes }: { titles: string[]; noteTypes: Map<string, NoteType> },
  now: Date,
): Generator<FileRow> {
  const created = Created.parse(db.prepare('select crt from col').get()).crt
  const notes = db.prepare('select id, mid, tags, flds from notes order by id')
  const cards = db.prepare(
    `select nid, ord, type, queue, due, ivl, factor, reps, lapses, odue, data
     from cards order by nid, ord`,
  )
  for (const statement of [notes, cards]) statement.setReadBigInts(true)

  const waiting = cards.iterate()
  let next = waiting.next()
  let line = 0
  for (const row of notes.iterate()) {
    const note = Note.parse(row)
    const type = noteTypes.get(note.mid)
    const own: AnkiCard[] = []
    while (!next.done) {
      const card = AnkiCard.parse(next.value)
      if (card.nid > note.id) break
      if (card.nid === note.id) own.push(card)
      next = waiting.next()
    }
    line += 1
    if (!type) continue
    const columnOf = (field: string | null | undefined) => {
      const column = titles.indexOf(field ?? '')
      return column < 0 ? null : column
    }
    yield {
      line,
      cells: cellsOf(note, type, titles),
      cards: own.slice(0, filedKinds.length).map(
        (card): FileCard => ({
          ...memoryOf(card, created, now),
          kind: type.name.startsWith(OWN_NOTE_TYPE) ? (filedKinds[card.ord] ?? null) : null,
          // Templates of gaps have one card for each gap.
          asks: columnOf(type.asks[card.ord] ?? type.asks[0]),
        }),
      ),
    }
  }
}

function cellsOf({ id, flds, tags }: z.infer<typeof Note>, type: NoteType, titles: string[]) {
  const values = flds.split(FIELD_END)
  return titles.map((title) => {
    if (title === TAGS) return cleanCell(tags)
    if (title === CREATED) return createdOn(id)
    const place = type.fields.indexOf(title)
    return place < 0 ? '' : cleanCell(plainText(values[place] ?? ''))
  })
}

/** The id of a note is the millisecond in which it was made. */
function createdOn(id: bigint) {
  const date = new Date(Number(id))
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}
