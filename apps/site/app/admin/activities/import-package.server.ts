import { text } from 'node:stream/consumers'
import { libraryText, otherLibraries, packageFolder } from '@slovo/activities'
import {
  isOfEditor,
  manifestJson,
  missingLibraries,
  missingScripts,
  type OpenPackage,
  PackageFault,
  playableLibraryJson,
} from '@slovo/activities/package'
import { z } from 'zod'
import type { Files } from '../../visit/session/session.server.ts'
import { fetchPackage, NoPackage } from './fetched-package.server.ts'
import { storeAll } from './stored-package.server.ts'

/** What the row of an imported activity holds. */
export interface ImportedPackage {
  title: string
  library: string
  content: z.infer<typeof Content>
  file: string
  is_framed: boolean
}

type ImportOutcome =
  | { kind: 'imported'; activity: ImportedPackage }
  | { kind: 'refused'; fault: PackageFault }
  | { kind: 'not-found' }
  | { kind: 'not-stored'; cause: unknown }

const Content = z.record(z.string(), z.json())

/**
 * Takes an uploaded package in: checks all of it, then unpacks it beside its file. What our own players play needs its
 * media only; everything else is played by the libraries inside, which must be complete. A package that is refused, or
 * cannot be stored whole, leaves nothing behind, not even its file.
 */
export async function importPackage(files: Files, file: string): Promise<ImportOutcome> {
  try {
    const opened = await fetchPackage(files, file)
    try {
      const isFramed = needsFrame(opened)
      await storeAll(files, packageFolder({ id: 0, file }), filesOf(opened, isFramed))
      return { kind: 'imported', activity: describe(opened, file, isFramed) }
    } finally {
      opened.close()
    }
  } catch (cause) {
    if (cause instanceof NoPackage) return { kind: 'not-found' }
    await files.remove([file])
    return cause instanceof PackageFault
      ? { kind: 'refused', fault: cause }
      : { kind: 'not-stored', cause }
  }
}

/** Our own players first; where they cannot play a part of it, the libraries inside play the whole. */
function needsFrame(opened: OpenPackage): boolean {
  const { activity, manifest } = opened
  if (activity && otherLibraries(activity).length === 0) return false
  const missing = missingLibraries(opened)
  if (missing.length === 0) {
    const scripts = missingScripts(opened)
    if (scripts.length > 0) {
      throw new PackageFault('missing-scripts', { missing: shortList(scripts) })
    }
    return true
  }
  if (activity) return false
  throw new PackageFault('missing-libraries', {
    library: libraryText(manifest.mainLibrary),
    missing: shortList(missing),
  })
}

const MOST_NAMED = 5

function shortList(names: string[]) {
  const named = names.slice(0, MOST_NAMED).join(', ')
  return names.length > MOST_NAMED ? `${named}…` : named
}

function describe({ manifest, content }: OpenPackage, file: string, isFramed: boolean) {
  return {
    title: manifest.title.slice(0, 300),
    library: libraryText(manifest.mainLibrary),
    content: Content.parse(content),
    file,
    is_framed: isFramed,
  }
}

/** What only H5P's editors ask for: most of the files of a library. The package keeps them. */
const EDITORS_OWN = /^[^/]+\/(?:language\/|semantics\.json$|presave\.js$|upgrades\.js$)/

function* filesOf(opened: OpenPackage, isFramed: boolean) {
  const json = (name: string, value: unknown) => ({ name, read: () => [JSON.stringify(value)] })
  const packed = (name: string) => ({ name, read: () => opened.read(name) })
  for (const { path } of opened.media) yield packed(`content/${path}`)
  if (!isFramed) return

  yield json('h5p.json', manifestJson(opened.manifest))
  yield json('content/content.json', opened.content)
  for (const library of opened.libraries) {
    if (isOfEditor(library)) continue
    for (const name of library.files) {
      const isManifest = name === `${library.folder}/library.json`
      const read = isManifest ? () => withoutEditors(opened, name) : packed(name).read
      if (!EDITORS_OWN.test(name)) yield { name: `libraries/${name}`, read }
    }
  }
}

async function* withoutEditors(opened: OpenPackage, name: string) {
  yield JSON.stringify(playableLibraryJson(JSON.parse(await text(opened.read(name)))))
}
