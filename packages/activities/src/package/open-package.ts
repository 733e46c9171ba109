import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type yauzl from 'yauzl'
import type { Activity } from '../activity/activity.ts'
import { readActivity } from '../activity/read-activity.ts'
import {
  type LibraryName,
  libraryFolder,
  libraryText,
  readLibraryName,
} from '../content/library-name.ts'
import { mediaPaths } from '../content/media-paths.ts'
import { type PackageManifest, readLibraryManifest, readManifest } from './manifest.ts'
import { PackageFault } from './package-fault.ts'
import { readJson } from './package-json.ts'
import type { PackageLibrary } from './package-libraries.ts'
import { type PackageLimits, packageLimits } from './package-limits.ts'
import { entryBytes, readSmallEntry } from './read-entry.ts'
import { openZip, type PackageEntry, readDirectory } from './zip-directory.ts'

/** A package that was read and checked to its last byte. Close it when its files are read. */
export interface OpenPackage {
  manifest: PackageManifest
  /** `content.json` with every text sanitised. */
  content: Record<string, unknown>
  /** For our own players, where the main library is one of theirs. */
  activity: Activity | undefined
  /** The files beside `content.json`: `images/cat.png`. */
  media: { path: string; size: number }[]
  /** Files that the content uses and the package lacks. */
  missingMedia: string[]
  /** The libraries inside, apart from the content. */
  libraries: PackageLibrary[]
  /** A file by its name in the package: `content/images/cat.png`. */
  read(name: string): Readable
  close(): void
}

const CONTENT = 'content/content.json'

/**
 * Opens an uploaded `.h5p` and checks all of it, in bounded memory, before anything can be stored.
 * Throws a `PackageFault` that names what is wrong.
 */
export async function openPackage(
  file: string,
  limits: Partial<PackageLimits> = {},
): Promise<OpenPackage> {
  const allowed = { ...packageLimits, ...limits }
  const { size } = await stat(file)
  if (size > allowed.size) throw new PackageFault('too-large', { size, limit: allowed.size })
  const zip = await openZip(file)
  try {
    return await readPackage(zip, allowed)
  } catch (cause) {
    zip.close()
    throw cause
  }
}

async function readPackage(zip: yauzl.ZipFile, limits: PackageLimits): Promise<OpenPackage> {
  const entries = (await readDirectory(zip, limits)).filter(({ role }) => role !== 'skipped')
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  const json = async (name: string) => {
    const entry = byName.get(name)
    if (!entry) throw new PackageFault('missing-file', { name })
    return readJson(name, await readSmallEntry(zip, entry, limits.json), limits)
  }

  const manifest = readManifest(await json('h5p.json'))
  // Its parsers of HTML and CSS are loaded with the first package.
  const { sanitiseContent } = await import('./sanitise.ts')
  const content = requireObject(sanitiseContent(await json(CONTENT)))
  const libraries = await readLibraries(entries, json)
  await readThrough(zip, entries)
  const media = entries
    .filter(({ role, name }) => role === 'content' && name !== CONTENT)
    .map(({ name, size }) => ({ path: name.slice('content/'.length), size }))
  return {
    manifest,
    content,
    activity: readActivity(manifest.mainLibrary, content),
    media,
    missingMedia: mediaPaths(content).filter((used) => media.every(({ path }) => path !== used)),
    libraries,
    read: (name) => {
      const entry = byName.get(name)
      if (!entry) throw new PackageFault('missing-file', { name })
      return Readable.from(entryBytes(zip, entry))
    },
    close: () => zip.close(),
  }
}

async function readLibraries(
  entries: PackageEntry[],
  json: (name: string) => Promise<unknown>,
): Promise<PackageLibrary[]> {
  const folders = new Map<string, string[]>()
  for (const { role, name } of entries) {
    if (role !== 'library') continue
    const folder = name.slice(0, name.indexOf('/'))
    folders.set(folder, [...(folders.get(folder) ?? []), name])
  }
  const libraries: PackageLibrary[] = []
  for (const [folder, files] of folders) {
    const name = `${folder}/library.json`
    const library = readLibraryManifest(name, await json(name))
    if (!isNamedAs(folder, library)) throw new PackageFault('invalid-manifest', { field: name })
    libraries.push({ ...library, folder, files })
  }
  return libraries
}

function isNamedAs(folder: string, library: LibraryName) {
  const named = readLibraryName(folder)
  return folder === libraryFolder(library) || (named && libraryText(named) === libraryText(library))
}

/** Every byte is unpacked once, into nothing, so that a zip whose directory is wrong is refused here. */
async function readThrough(zip: yauzl.ZipFile, entries: PackageEntry[]) {
  for (const entry of entries) {
    for await (const _bytes of entryBytes(zip, entry));
  }
}

function requireObject(json: unknown): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new PackageFault('broken-json', { name: CONTENT })
  }
  return { ...json }
}
