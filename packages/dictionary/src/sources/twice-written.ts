import type { Problem, Source } from './read-table.ts'

type Row = Source & { lemma: string; pos: string; class?: string; gender?: string }

/** Rows whose word stands before already, with the same part of speech and class: the later one would never answer. */
export function twiceWritten(rows: Row[]): Problem[] {
  const places = new Map<string, Source>()
  return rows.flatMap((row) => {
    const { lemma, pos, file, line } = row
    const word = [lemma, pos, row.class ?? row.gender].join(' ')
    const first = places.get(word)
    if (!first) places.set(word, row)
    return first
      ? [{ file, line, message: `${lemma} stands in ${first.file}:${first.line} already` }]
      : []
  })
}
