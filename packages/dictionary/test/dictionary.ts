import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Dictionary, openDictionary } from '../src/open-dictionary.ts'
import { frenchColumns, russianColumns, stressedFormColumns } from '../src/sources/rows.ts'

interface Rows {
  ru?: string[]
  fr?: string[]
  /** What `stressed-forms-ru.tsv` says: « form | stressed lemma | pos ». */
  stressed?: string[]
}

/** A dictionary of the given rows, written with ` | ` between the columns. For tests only. */
export async function makeDictionary(rows: Rows): Promise<Dictionary> {
  const folder = await makeSources(rows)
  const cacheFile = join(folder, 'dictionary.sqlite')
  const dictionary = await openDictionary({ folder, cacheFile })
  // Everything is in memory or open by now, and the file lives on until it is closed.
  await rm(folder, { recursive: true })
  return dictionary
}

/** A folder with these rows, as a writer of the dictionary leaves it. */
export async function makeSources({ ru = [], fr = [], stressed = [] }: Rows) {
  const folder = await mkdtemp(join(tmpdir(), 'slovo-dictionary-'))
  const tables = [
    ['ru/words.tsv', russianColumns, ru],
    ['fr/words.tsv', frenchColumns, fr],
    ['stressed-forms-ru.tsv', stressedFormColumns, stressed],
  ] as const
  for (const [file, columns, rows] of tables) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    const lines = rows.map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .join('\t'),
    )
    await writeFile(join(folder, file), `${[columns.join('\t'), ...lines].join('\n')}\n`)
  }
  return folder
}
