import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Direction } from '../entry.ts'
import { ImportRefused } from './import-refused.ts'
import { type AboutImport, ImportStore, ImportWriter } from './import-store.ts'
import { tidied } from './imported-entry.ts'
import { otherLanguageIn } from './language-pair.ts'
import { nameOfFile, openDictionaryFile } from './open-dictionary-file.ts'
import { type ImportLimits, importLimits } from './read-file.ts'

export interface ImportOptions {
  /** Where imported dictionaries are kept. */
  folder: string
  file: string
  /** Shown to learners as the source of its entries; without one, the name of the file. */
  name?: string
  /** In which direction it answers; without one, in that of its entries. */
  direction?: Direction | 'both'
  /** Called with the part of the file that is read, from 0 to 1. An error that it throws ends the import. */
  onProgress?: (share: number) => void
  limits?: ImportLimits
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .,()+_-]{0,59}$/u
const ENTRIES_BETWEEN_REPORTS = 1000

/** Imports a dictionary; one with the same name is replaced when the new one is whole, and stays if the file is refused. */
export async function importDictionary(options: ImportOptions): Promise<AboutImport> {
  const { folder, file, direction, onProgress, limits = importLimits } = options
  const name = (options.name ?? nameOfFile(file)).normalize('NFC').trim()
  if (!NAME.test(name))
    throw new ImportRefused(
      `“${name}” cannot be its name: give one with --name, of up to 60 letters, digits, spaces and . , ( ) + _ -`,
    )
  const other = otherLanguageIn(basename(file))
  if (other)
    throw new ImportRefused(
      `${basename(file)} has the language “${other}” in its name: only dictionaries between Russian and French are imported.`,
    )
  const source = await openDictionaryFile(file, limits)
  if (!direction && !source.isRussianFrench)
    throw new ImportRefused(
      `${basename(file)} does not say which languages it is between: add --direction ru-fr, --direction fr-ru or --direction both.`,
    )

  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(folder)
  const kept = fileOf(folder, name)
  const fresh = `${kept}.${process.pid}.new`
  const writer = new ImportWriter(fresh, directionsOf(direction))
  try {
    let read = 0
    for await (const entry of source.entries()) {
      read += 1
      if (read > limits.entries)
        throw new ImportRefused(`${basename(file)} has more than ${limits.entries} entries.`)
      const tidy = tidied(entry)
      if (tidy) writer.add(tidy)
      if (read % ENTRIES_BETWEEN_REPORTS === 0) onProgress?.(source.progress())
    }
    if (writer.entries === 0)
      throw new ImportRefused(
        `${basename(file)} has no entry between Russian and French${direction ? ` for --direction ${direction}` : ''}. Nothing was changed.`,
      )
    const about = writer.finish({
      ...{ name, file: basename(file), importedAt: new Date().toISOString() },
      ...(source.source && { source: source.source }),
      ...(source.licence && { licence: source.licence }),
    })
    await flush(fresh)
    await rename(fresh, kept)
    onProgress?.(1)
    return about
  } finally {
    writer.close()
    await rm(fresh, { force: true })
  }
}

/** The imported dictionaries, by name. */
export async function listDictionaries(folder: string): Promise<AboutImport[]> {
  const names = await readdir(folder).catch((): string[] => [])
  const about = names.filter(isStore).map((name) => {
    const store = new ImportStore(join(folder, name))
    store.close()
    return store.about
  })
  return about.sort((a, b) => a.name.localeCompare(b.name))
}

/** Removes an imported dictionary; returns whether there was one of this name. */
export async function removeDictionary(folder: string, name: string): Promise<boolean> {
  const file = fileOf(folder, name.normalize('NFC').trim())
  const names = await readdir(folder).catch((): string[] => [])
  if (!names.includes(basename(file))) return false
  await rm(file)
  return true
}

export const isStore = (name: string) => name.endsWith('.sqlite')

/** Names may be written in any letters, and are longer than some file systems like. */
function fileOf(folder: string, name: string): string {
  const digest = createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 20)
  return join(folder, `${digest}.sqlite`)
}

function directionsOf(direction: Direction | 'both' | undefined): Direction[] {
  if (direction === 'both') return ['ru-fr', 'fr-ru']
  return direction ? [direction] : []
}

/** What imports have left that were killed: the number in the name is that of a process. */
async function removeAbandoned(folder: string) {
  for (const name of await readdir(folder)) {
    const pid = Number(/\.(\d+)\.new$/.exec(name)?.[1] ?? Number.NaN)
    if (pid === process.pid || (pid > 0 && !isRunning(pid))) await rm(join(folder, name))
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    // EPERM: it runs as another account.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}

/** A renamed file must not be half-written after a power cut. */
async function flush(file: string) {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}
