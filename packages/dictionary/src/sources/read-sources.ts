import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lookupKey } from '@slovo/language'
import { type Problem, readRows, readTables, type Source, type SourceTable } from './read-table.ts'
import { FrenchRow, frenchColumns, RussianRow, russianColumns } from './rows.ts'
import { twiceWritten } from './twice-written.ts'

/** The dictionary as its writers left it, and what is wrong with it. */
interface Sources {
  russian: (RussianRow & Source)[]
  french: (FrenchRow & Source)[]
  /** The most frequent Russian words, most frequent first. */
  frequent: string[]
  problems: Problem[]
  fingerprint: string
}

/** Raised by one whenever the same sources compile to something else. */
const EDITION = 9

/** The files of a folder with `ru/*.tsv`, `fr/*.tsv` and `frequent-ru.txt`, not yet read. */
export interface SourceFiles {
  ru: SourceTable[]
  fr: SourceTable[]
  frequent: string
  fingerprint: string
}

export async function openSources(folder: string): Promise<SourceFiles> {
  const [ru, fr, frequent] = await Promise.all([
    readTables(join(folder, 'ru')),
    readTables(join(folder, 'fr')),
    readFile(join(folder, 'frequent-ru.txt'), 'utf8').catch(() => ''),
  ])
  const fingerprint = createHash('sha256').update(JSON.stringify([EDITION, ru, fr, frequent]))
  return { ru, fr, frequent, fingerprint: fingerprint.digest('hex') }
}

/** The rows of the files, and what is wrong with them. */
export function readSources({ ru, fr, frequent, fingerprint }: SourceFiles): Sources {
  const problems: Problem[] = []
  const russian = ru.flatMap((table) => readRows(table, russianColumns, RussianRow, problems))
  const french = fr.flatMap((table) => readRows(table, frenchColumns, FrenchRow, problems))
  problems.push(...twiceWritten(russian), ...twiceWritten(french))
  return {
    russian,
    french,
    frequent: frequent.split(/\s+/).map(lookupKey).filter(Boolean),
    problems,
    fingerprint,
  }
}
