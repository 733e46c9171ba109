import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'

/** Where a row stands. */
export interface Source {
  file: string
  line: number
}

/** An invalid row of a source file, and where it is. */
export interface Problem extends Source {
  message: string
}

export interface SourceTable {
  file: string
  text: string
}

/** All tables of a language's folder, in the order of their names; none if there is no folder. */
export async function readTables(folder: string): Promise<SourceTable[]> {
  const names = await readdir(folder).catch(() => [])
  const tables = names.filter((name) => name.endsWith('.tsv')).sort()
  return Promise.all(
    tables.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  )
}

/** The rows of a table that are right; what is wrong with the others goes to `problems`. */
export function readRows<Row>(
  { file, text }: SourceTable,
  columns: readonly string[],
  shape: z.ZodType<Row>,
  problems: Problem[],
): (Row & Source)[] {
  const [header = '', ...lines] = text
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  if (header !== columns.join('\t')) {
    problems.push({ file, line: 1, message: `the header is not: ${columns.join(' ')}` })
    return []
  }
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const cells = line.split('\t')
    const place = { file, line: index + 2 }
    if (cells.length > columns.length) {
      problems.push({ ...place, message: `${cells.length} columns instead of ${columns.length}` })
      return []
    }
    const named = Object.fromEntries(columns.map((name, at) => [name, (cells[at] ?? '').trim()]))
    const row = shape.safeParse(named)
    if (row.success) return [{ ...row.data, ...place }]
    for (const { path, message } of row.error.issues)
      problems.push({ ...place, message: `${path.join('.')}: ${message}` })
    return []
  })
}

/** The problems as lines of text: `frequent.tsv:12 pos: …`. */
export function presentProblems(problems: Problem[]): string {
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n')
}
