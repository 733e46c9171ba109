/** What a card asks; the same kinds as in `word_reviews`. */
export const filedKinds = ['recognise', 'gap', 'recall', 'listen'] as const
export type FiledKind = (typeof filedKinds)[number]

/** The memory of a card, as FSRS keeps it. */
export interface FiledMemory {
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: number
  /** ISO 8601. */
  due: string
  stability: number
  difficulty: number
  scheduledDays: number
  reps: number
  lapses: number
  isSuspended: boolean
  lastReview: string | null
}

/** A card as it stands in a file. */
export interface FileCard extends FiledMemory {
  /** Where the file says it: only packages that Slovo wrote do. */
  kind: FiledKind | null
  /** The column that its question shows first. */
  asks: number | null
}

/** A row of a file: a line of a table, or a note of Anki. */
export interface FileRow {
  /** From 1, as a spreadsheet counts. */
  line: number
  cells: string[]
  cards?: FileCard[]
}

/** Which program wrote a file. */
export const fileSources = ['slovo', 'anki', 'lingq', 'readlang', 'lwt', 'lute', 'other'] as const
export type FileSource = (typeof fileSources)[number]

export interface FileHead {
  source: FileSource
  /** Of the columns; empty where the file has no names for them. */
  titles: string[]
}

export const limits = {
  /** Bytes of a file that is sent. */
  file: 64 * 1024 * 1024,
  /** Bytes of the collection inside an Anki package. */
  collection: 512 * 1024 * 1024,
  rows: 100_000,
  columns: 30,
  /** Letters of a cell; more are cut off. */
  cell: 5000,
}

/** Between the fields of a note of Anki; no text of ours has it. */
export const FIELD_END = '\u001f'
