import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lookupKey } from '@slovo/language'
import { type Problem, readRows, readTables } from './read-table.ts'
import {
  FrenchRow,
  frenchColumns,
  RussianRow,
  russianColumns,
  StressedFormRow,
  stressedFormColumns,
} from './rows.ts'

/** The dictionary as its writers left it, and what is wrong with it. */
export interface Sources {
  russian: RussianRow[]
  french: FrenchRow[]
  /** The most frequent Russian words, most frequent first. */
  frequent: string[]
  /** Forms whose stress identifies their word. */
  stressedForms: StressedFormRow[]
  problems: Problem[]
  fingerprint: string
}

/** Raised by one whenever the same sources compile to something else. */
const EDITION = 7

/** Reads a folder with `ru/*.tsv`, `fr/*.tsv`, `frequent-ru.txt` and `stressed-forms-ru.tsv`. */
export async function readSources(folder: string): Promise<Sources> {
  const problems: Problem[] = []
  const [ru, fr, own] = await Promise.all([
    readTables(join(folder, 'ru')),
    readTables(join(folder, 'fr')),
    readTables(folder),
  ])
  const list = await readFile(join(folder, 'frequent-ru.txt'), 'utf8').catch(() => '')
  const fingerprint = createHash('sha256').update(JSON.stringify([EDITION, ru, fr, own, list]))
  return {
    russian: ru.flatMap((table) => readRows(table, russianColumns, RussianRow, problems)),
    french: fr.flatMap((table) => readRows(table, frenchColumns, FrenchRow, problems)),
    stressedForms: own.flatMap((table) =>
      readRows(table, stressedFormColumns, StressedFormRow, problems),
    ),
    frequent: list.split(/\s+/).map(lookupKey).filter(Boolean),
    problems,
    fingerprint: fingerprint.digest('hex'),
  }
}
