import type { FileRow, FileSource } from './row.ts'

/** The columns by which a program's export is recognised. */
const signs: [FileSource, string[]][] = [
  ['lute', ['term', 'parent', 'language']],
  ['lute', ['language', 'term']],
  ['lingq', ['term', 'hint']],
  ['lingq', ['term', 'hint1']],
  ['lingq', ['term', 'phrase']],
  ['lwt', ['term', 'translation', 'romanization']],
  ['lwt', ['term', 'translation', 'sentence']],
  ['readlang', ['word', 'translation', 'context']],
  ['readlang', ['word', 'translation']],
  ['slovo', ['russe', 'français', 'phrase', 'texte']],
  ['slovo', ['по-русски', 'по-французски', 'предложение', 'текст']],
]

/** Which program wrote a table: by the names of its columns; by their contents where they have no names. */
export function sourceOf(titles: readonly string[], sample: readonly FileRow[]): FileSource {
  const names = new Set(titles.map((title) => title.trim().toLowerCase()))
  const sign = signs.find(([, needed]) => needed.every((name) => names.has(name)))
  if (sign) return sign[0]
  return titles.length === 0 && isLwt(sample) ? 'lwt' : 'other'
}

/** LWT writes no names: term, translation, sentence with the term in braces, romanization, status, language, id, tags. */
const isLwt = (sample: readonly FileRow[]) =>
  sample.length > 0 &&
  sample.every(({ cells }) => cells.length >= 6 && /^([1-5]|9[89])$/.test(cells[4] ?? ''))
