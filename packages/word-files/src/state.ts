export type FiledState = 'known' | 'ignored'

/** 99 is LWT's number, W that of Lute, 4 that of LingQ; words stand in our own files, and among Anki's tags. */
const KNOWN = ['known', 'well known', 'connu', 'знаю', 'известно', '99', '4', 'w', 'slovo::known']
const IGNORED = ['ignored', 'ignoré', 'не учу', '98', '-1', 'i', 'slovo::ignored']

/** Whether the cell says that the word is known, or not to be learnt; all else is to be learnt. */
export function stateOf(cell: string): FiledState | null {
  const said = cell.trim().toLowerCase()
  const tags = said.split(/\s+/)
  const says = (words: string[]) => words.includes(said) || tags.some((tag) => words.includes(tag))
  if (says(KNOWN)) return 'known'
  return says(IGNORED) ? 'ignored' : null
}
