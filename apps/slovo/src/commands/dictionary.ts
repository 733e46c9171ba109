import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  type AboutImport,
  importDictionary,
  listDictionaries,
  removeDictionary,
} from '@slovo/dictionary'
import { z } from 'zod'
import { importsFolderIn } from '../open-dictionary.ts'
import { prepareDataDir } from '../settings/data-dir.ts'
import type { Settings } from '../settings/settings.ts'
import { CommandError } from './command-error.ts'
import { terminalProgress } from './terminal-progress.ts'

export const dictionaryUsage = `npx slovo dictionary import <file>    adds a dictionary of others: dictd (.index), StarDict (.ifo), TEI (.tei),
                                      kaikki.org (.jsonl, .jsonl.gz), or a table (.csv, .tsv) with the columns ru and fr,
                                      or headword and translations; and stress, pos, gender, note
      --name <name>                   shown as the source of its entries (default: the name of the file)
      --direction ru-fr|fr-ru|both    in which direction it answers; both inverts its entries too
npx slovo dictionary list             lists the imported dictionaries with their source and licence
npx slovo dictionary remove <name>    removes one`

const Direction = z.enum(['ru-fr', 'fr-ru', 'both']).optional()

/** `import`, `list`, `remove`: a running site sees the change within a few seconds. */
export async function dictionaryCommand(
  settings: Settings,
  verb: string | undefined,
  given: string[],
) {
  const folder = importsFolderIn(settings.DATA_DIR)
  const { values, positionals } = parse(given)
  const [value, ...others] = positionals
  if (verb === 'import' && value && others.length === 0) {
    const direction = Direction.safeParse(values.direction)
    if (!direction.success) throw new CommandError('--direction is one of ru-fr, fr-ru and both.')
    await prepareDataDir(settings.DATA_DIR)
    return await importFile(folder, path.resolve(value), values.name, direction.data)
  }
  const hasOptions = values.name !== undefined || values.direction !== undefined
  if (verb === 'list' && !value && !hasOptions) return await list(folder)
  if (verb === 'remove' && value && others.length === 0 && !hasOptions)
    return await remove(folder, value)
  throw new CommandError(dictionaryUsage)
}

function parse(args: string[]) {
  const options = { name: { type: 'string' }, direction: { type: 'string' } } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new CommandError(dictionaryUsage)
  }
}

async function importFile(
  folder: string,
  file: string,
  name: string | undefined,
  direction: z.infer<typeof Direction>,
) {
  const progress = terminalProgress()
  const about = await importDictionary({
    ...{ folder, file },
    ...(name !== undefined && { name }),
    ...(direction && { direction }),
    onProgress: (share) =>
      progress(`${path.basename(file)}, per cent`, Math.floor(share * 100), 100),
  })
  console.log(
    `“${about.name}” answers now: ${about.entries} entries, ${about.directions.join(' and ')}.`,
  )
  if (!about.licence)
    console.log('The file does not say its licence: ask where you found it before you publish it.')
}

async function list(folder: string) {
  const found = await listDictionaries(folder)
  if (found.length === 0)
    console.log('No dictionary is imported. Add one with: npx slovo dictionary import <file>')
  for (const about of found) console.log(describe(about))
}

function describe({ name, entries, directions, importedAt, file, source, licence }: AboutImport) {
  return [
    `${name}: ${entries} entries, ${directions.join(' and ')}`,
    `  file:    ${file}, imported on ${importedAt.slice(0, 10)}`,
    `  source:  ${source ?? 'the file does not say'}`,
    `  licence: ${licence ?? 'the file does not say'}`,
  ].join('\n')
}

async function remove(folder: string, name: string) {
  if (!(await removeDictionary(folder, name)))
    throw new CommandError(
      `No imported dictionary has the name “${name}”: npx slovo dictionary list names them.`,
    )
  console.log(`“${name}” is removed.`)
}
