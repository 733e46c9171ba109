import type { FileSource } from './row.ts'

export type FiledState = 'known' | 'ignored'

/** What the own exports say, and people in tables of their own. */
const words: Record<FiledState, string[]> = {
  known: ['known', 'well known', 'connu', 'знаю', 'известно'],
  ignored: ['ignored', 'ignoré', 'не учу'],
}

/** 5 is « Learned » there, 99 « Well Known »; 1 to 4 are still learnt. */
const ofLwt = { known: ['5', '99', 'w', 'wkn'], ignored: ['98', 'i', 'ign'] }

/** The statuses of programs that write numbers or letters: 4 is the end for one and the middle for another. */
const codes: Partial<Record<FileSource, Record<FiledState, string[]>>> = {
  lingq: { known: ['4'], ignored: ['-1'] },
  lwt: ofLwt,
  lute: ofLwt,
}

export const hasCodes = (source: FileSource): boolean => source in codes

/** Whether the cell says that the word is known, or not to be learnt; all else is to be learnt. */
export function stateOf(cell: string, source: FileSource): FiledState | null {
  const said = cell.trim().toLowerCase()
  // Among Anki's tags, which may be anything (`leçon 4`), only those that Slovo writes are a state.
  const tags = said.split(/\s+/)
  const says = (state: FiledState) =>
    words[state].includes(said) ||
    codes[source]?.[state].includes(said) ||
    tags.includes(`slovo::${state}`)
  if (says('known')) return 'known'
  return says('ignored') ? 'ignored' : null
}
