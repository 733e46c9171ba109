import type { FileHead, FileRow } from './row.ts'
import { hasCodes } from './state.ts'
import { type Role, roleOf } from './titles.ts'

/** Which column holds what; none where the file does not have it. */
export interface Columns {
  ru: number | null
  fr: number | null
  sentence: number | null
  /** The word as it stands in its sentence. */
  form: number | null
  /** The sentence without the word: it tells where the word stands. */
  gap: number | null
  /** Known, ignored: `stateOf` reads it. */
  state: number | null
  /** When the word was added: `addedOn` reads it. */
  added: number | null
}

export const columnNames = ['ru', 'fr', 'sentence', 'form', 'gap', 'state', 'added'] as const

interface Seen {
  column: number
  role: Role | undefined
  /** The part of the filled cells that are written in Cyrillic, and in Latin letters. */
  cyrillic: number
  latin: number
  filled: number
  /** Letters of a filled cell. */
  length: number
}

/** Columns as their names say, and where they say nothing, as their letters look: a guess that the learner may change. */
export function guessColumns({ source, titles }: FileHead, sample: readonly FileRow[]): Columns {
  const width = Math.max(titles.length, ...sample.map(({ cells }) => cells.length))
  const seen = Array.from({ length: width }, (_, column) => look(column, titles, sample))
  const byRole = (...roles: Role[]) => seen.find(({ role }) => role && roles.includes(role))
  if (source === 'lwt' && titles.length === 0)
    return { ...withoutTitles(seen), sentence: 2, state: 4 }

  const term = byRole('term')
  const translation = byRole('translation')
  const isFrenchTerm = term && term.latin > term.cyrillic
  const free = seen.filter(({ role }) => !role)
  const words = free.filter(({ filled, length }) => filled > 0.5 && length < 40)
  const ru =
    byRole('ru') ??
    (isFrenchTerm ? translation : term) ??
    words.find(({ cyrillic }) => cyrillic > 0.7)
  const fr =
    byRole('fr') ??
    (isFrenchTerm ? term : translation) ??
    words.find((one) => one.latin > 0.7 && one !== ru)
  const sentence =
    byRole('sentence') ??
    free.find(
      (one) => one !== ru && one !== fr && one.length > 12 && one.cyrillic + one.latin > 0.7,
    )
  const place = (one: Seen | undefined) => one?.column ?? null
  return {
    ru: place(ru),
    fr: place(fr === ru ? undefined : fr),
    sentence: place(sentence),
    form: place(byRole('form')),
    gap: place(byRole('gap')),
    state: place(byRole('state') ?? (hasCodes(source) ? undefined : byRole('tags'))),
    added: place(byRole('added')),
  }
}

function withoutTitles(seen: Seen[]): Columns {
  const isFrench = (seen[0]?.latin ?? 0) > (seen[0]?.cyrillic ?? 0)
  const [ru, fr] = isFrench ? [1, 0] : [0, 1]
  return { ru, fr, sentence: null, form: null, gap: null, state: null, added: null }
}

function look(column: number, titles: readonly string[], sample: readonly FileRow[]): Seen {
  const cells = sample.map((row) => row.cells[column] ?? '').filter((cell) => cell !== '')
  const part = (pattern: RegExp) =>
    cells.filter((cell) => pattern.test(cell)).length / (cells.length || 1)
  return {
    column,
    role: roleOf(titles[column] ?? ''),
    cyrillic: part(/\p{Script=Cyrillic}/u),
    latin: part(/^[^\p{Script=Cyrillic}]*\p{Script=Latin}[^\p{Script=Cyrillic}]*$/u),
    filled: cells.length / (sample.length || 1),
    length: cells.reduce((sum, cell) => sum + cell.length, 0) / (cells.length || 1),
  }
}
