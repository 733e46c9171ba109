import { createHash } from 'node:crypto'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { type LibraryName, libraryText, readLibraryName } from '../content/library-name.ts'
import { manifestJson, type PackageManifest } from './manifest.ts'

/** An activity to be written as a package. */
export interface WrittenActivity {
  /** `H5P.Blanks 1.14` */
  library: string
  title: string
  content: Record<string, unknown>
  /** Of the texts, for `h5p.json`; `und` where it is unknown. */
  language?: string
  license?: string
  authors?: { name: string; role: string }[]
  /** What its own `h5p.json` said, where it came as a package. */
  manifest?: PackageManifest
}

/** A file that goes with it: `content/images/cat.png`, `H5P.Blanks-1.14/library.json`. */
export interface WrittenFile {
  name: string
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/**
 * The bytes of a `.h5p`. Without libraries any H5P platform opens it that has the library, which it gets from the Hub.
 * The same activity gives the same bytes.
 */
export async function* writePackage(
  activity: WrittenActivity,
  files: Iterable<WrittenFile> | AsyncIterable<WrittenFile> = [],
): AsyncGenerator<Uint8Array> {
  const content = withIds(activity.content, activity.title, '')
  const done: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    done.push(bytes)
  })
  addJson(zip, 'h5p.json', describe(activity))
  addJson(zip, 'content/content.json', content)
  yield* done.splice(0)
  for await (const { name, bytes } of files) {
    const file = new ZipPassThrough(name)
    start(zip, file)
    for await (const chunk of bytes) {
      file.push(chunk)
      yield* done.splice(0)
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  yield* done
}

/** The `h5p.json` of an activity, with the libraries that its parts need. */
export function describe(activity: WrittenActivity) {
  const { library, title, content, language, license, authors, manifest } = activity
  if (manifest) return { ...manifestJson(manifest), title: title.slice(0, 255) }
  const main = readLibraryName(library)
  if (!main) throw new TypeError(`not the name of a library: ${library}`)
  return {
    title: title.slice(0, 255),
    language: language ?? 'und',
    mainLibrary: main.machineName,
    embedTypes: ['div'],
    license: license ?? 'U',
    ...(authors ? { authors } : {}),
    preloadedDependencies: librariesOf(main, content).map(({ machineName, major, minor }) => ({
      machineName,
      majorVersion: major,
      minorVersion: minor,
    })),
  }
}

function librariesOf(main: LibraryName, content: unknown): LibraryName[] {
  const found = new Map([[libraryText(main), main]])
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('library' in value && 'params' in value && typeof value.library === 'string') {
      const library = readLibraryName(value.library)
      if (library) found.set(libraryText(library), library)
    }
    Object.values(value).forEach(look)
  }
  look(content)
  return [...found.values()]
}

/** Sub-contents need an id of their own, the same each time the activity is written. */
function withIds(value: unknown, title: string, place: string): unknown {
  if (Array.isArray(value)) return value.map((item, i) => withIds(item, title, `${place}/${i}`))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    withIds(inner, title, `${place}/${key}`),
  ])
  const isSubContent = 'library' in value && 'params' in value && !('subContentId' in value)
  if (isSubContent) entries.push(['subContentId', stableId(`${title}${place}`)])
  return Object.fromEntries(entries)
}

function stableId(text: string) {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

function addJson(zip: Zip, name: string, json: unknown) {
  const file = new ZipDeflate(name, { level: 9 })
  start(zip, file)
  file.push(strToU8(JSON.stringify(json)), true)
}

function start(zip: Zip, file: ZipDeflate | ZipPassThrough) {
  // A zip has no time zones: the same moment everywhere keeps the bytes the same.
  file.mtime = new Date(2020, 0, 1)
  zip.add(file)
}
