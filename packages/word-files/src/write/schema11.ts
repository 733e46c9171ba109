import type { DatabaseSync } from 'node:sqlite'
import type { DeckTexts } from './exported-word.ts'
import { noteType } from './note-type.ts'

/** Fixed: the deck and the note type of an export are those of the one before. */
const DECK_ID = 1_763_800_000_000
const NOTE_TYPE_IDS = { ru: 1_763_800_000_001, fr: 1_763_800_000_002 }

/** Anki's tables of version 11, which each of its programs of the last ten years reads. */
const TABLES = `
  create table col (
    id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
    dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null,
    decks text not null, dconf text not null, tags text not null
  );
  create table notes (
    id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
    tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null,
    data text not null
  );
  create table cards (
    id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
    usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
    factor integer not null, reps integer not null, lapses integer not null, left integer not null,
    odue integer not null, odid integer not null, flags integer not null, data text not null
  );
  create table revlog (
    id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
    lastIvl integer not null, factor integer not null, time integer not null, type integer not null
  );
  create table graves (usn integer not null, oid integer not null, type integer not null);
  create index ix_notes_usn on notes (usn);
  create index ix_cards_usn on cards (usn);
  create index ix_revlog_usn on revlog (usn);
  create index ix_cards_nid on cards (nid);
  create index ix_cards_sched on cards (did, queue, due);
  create index ix_revlog_cid on revlog (cid);
  create index ix_notes_csum on notes (csum);
`

interface Collection {
  deckId: number
  noteTypeId: number
  /** When its days begin to count, in seconds. */
  created: number
}

/** An empty collection with one deck and one note type. */
export function makeCollection(db: DatabaseSync, texts: DeckTexts, now: Date): Collection {
  db.exec(TABLES)
  const seconds = Math.floor(now.getTime() / 1000)
  const noteTypeId = NOTE_TYPE_IDS[texts.learning]
  // Anki's days begin at four o'clock. Ten years back, so that no review was due before.
  const created = Math.floor(seconds / 86_400) * 86_400 + 4 * 3600 - 3650 * 86_400
  const model = noteType(texts, { id: noteTypeId, deckId: DECK_ID, now: seconds })
  db.prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)').run(
    created,
    now.getTime(),
    now.getTime(),
    JSON.stringify({
      ...configuration,
      curDeck: DECK_ID,
      activeDecks: [DECK_ID],
      curModel: String(noteTypeId),
    }),
    JSON.stringify({ [noteTypeId]: model }),
    JSON.stringify({
      1: deck(1, 'Default', seconds),
      [DECK_ID]: deck(DECK_ID, texts.deck, seconds),
    }),
    JSON.stringify({ 1: deckOptions }),
    '{}',
  )
  return { deckId: DECK_ID, noteTypeId, created }
}

const configuration = {
  schedVer: 2,
  sched2021: true,
  nextPos: 1,
  estTimes: true,
  sortType: 'noteFld',
  sortBackwards: false,
  addToCur: true,
  newSpread: 0,
  dueCounts: true,
  collapseTime: 1200,
  timeLim: 0,
}

function deck(id: number, name: string, mod: number) {
  const today = { newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] }
  return {
    ...{ id, name, mod, usn: 0, desc: '', dyn: 0, conf: 1, extendNew: 0, extendRev: 50 },
    ...{ collapsed: false, browserCollapsed: false },
    ...today,
  }
}

const deckOptions = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: {
    delays: [1, 10],
    ints: [1, 4, 0],
    initialFactor: 2500,
    bury: true,
    order: 1,
    perDay: 20,
    separate: true,
  },
  rev: {
    perDay: 200,
    ease4: 1.3,
    fuzz: 0.05,
    minSpace: 1,
    ivlFct: 1,
    maxIvl: 36_500,
    bury: true,
    hardFactor: 1.2,
  },
  lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 1 },
}
