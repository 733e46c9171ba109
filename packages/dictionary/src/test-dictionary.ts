import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Dictionary, openDictionary } from './open-dictionary.ts'
import { frenchColumns, russianColumns } from './sources/rows.ts'

/** A dictionary of the given rows, written with ` | ` between the columns. For tests only. */
export async function makeDictionary(rows: { ru?: string[]; fr?: string[] }): Promise<Dictionary> {
  const folder = await makeSources(rows)
  const cacheFile = join(folder, 'dictionary.sqlite')
  const dictionary = await openDictionary({ folder, cacheFile })
  // Everything is in memory or open by now, and the file lives on until it is closed.
  await rm(folder, { recursive: true })
  return dictionary
}

/** A folder with these rows, as a writer of the dictionary leaves it. */
export async function makeSources({ ru = [], fr = [] }: { ru?: string[]; fr?: string[] }) {
  const folder = await mkdtemp(join(tmpdir(), 'slovo-dictionary-'))
  const tables = [
    ['ru', russianColumns, ru],
    ['fr', frenchColumns, fr],
  ] as const
  for (const [lang, columns, rows] of tables) {
    await mkdir(join(folder, lang))
    const lines = rows.map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .join('\t'),
    )
    await writeFile(
      join(folder, lang, 'words.tsv'),
      `${[columns.join('\t'), ...lines].join('\n')}\n`,
    )
  }
  return folder
}
