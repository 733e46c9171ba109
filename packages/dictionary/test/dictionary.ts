import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Dictionary, openDictionary } from '../src/open-dictionary.ts'
import { frenchColumns, russianColumns } from '../src/sources/rows.ts'

interface Rows {
  /** `lemma | pos | class | partner | translations | note`; what else a row may say follows as `government=…`. */
  ru?: string[]
  /** `lemma | pos | gender | translations | note` */
  fr?: string[]
}

const shortRussianColumns = ['lemma', 'pos', 'class', 'partner', 'translations', 'note']

/** A dictionary of the given rows, written with ` | ` between the columns. For tests only. */
export async function makeDictionary(rows: Rows, importsFolder?: string): Promise<Dictionary> {
  const folder = await makeSources(rows)
  const cacheFile = join(folder, 'dictionary.sqlite')
  const dictionary = await openDictionary({
    ...{ folder, cacheFile },
    ...(importsFolder && { importsFolder }),
  })
  // Everything is in memory or open by now, and the file lives on until it is closed.
  await rm(folder, { recursive: true })
  return dictionary
}

/** A folder with these rows, as a writer of the dictionary leaves it. */
export async function makeSources({ ru = [], fr = [] }: Rows) {
  const folder = await mkdtemp(join(tmpdir(), 'slovo-dictionary-'))
  await writeTable(join(folder, 'ru/words.tsv'), russianColumns, ru.map(russianRow))
  await writeTable(join(folder, 'fr/words.tsv'), frenchColumns, fr.map(cellsOf))
  return folder
}

const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim())

function russianRow(row: string): string[] {
  const cells = cellsOf(row)
  const more = cells.slice(shortRussianColumns.length).map((cell) => cell.split('='))
  const named = new Map([
    ...shortRussianColumns.map((column, place): [string, string] => [column, cells[place] ?? '']),
    ...more.map(([column = '', value = '']): [string, string] => [column, value]),
  ])
  return russianColumns.map((column) => named.get(column) ?? '')
}

async function writeTable(file: string, columns: readonly string[], rows: string[][]) {
  await mkdir(dirname(file), { recursive: true })
  const lines = [columns, ...rows].map((cells) => cells.join('\t'))
  await writeFile(file, `${lines.join('\n')}\n`)
}
