import { type LibraryName, libraryFolder, libraryText } from '../content/library-name.ts'
import type { LibraryManifest, PackageManifest } from './manifest.ts'

/** A library that came inside a package; its files' names begin with the folder. */
export interface PackageLibrary extends LibraryManifest {
  folder: string
  files: string[]
}

/**
 * The libraries that a player in a frame would miss: the dependencies of the package, and theirs, as far as neither the
 * package nor the site (`installed`, as `H5P.Blanks 1.14`) has them.
 */
export function missingLibraries(
  { manifest, libraries }: { manifest: PackageManifest; libraries: PackageLibrary[] },
  installed: Iterable<string> = [],
): string[] {
  const inside = new Map(libraries.map((library) => [libraryText(library), library]))
  const available = new Set(installed)
  const asked = new Set<string>()
  const missing = new Set<string>()
  const open: LibraryName[] = [...manifest.preloadedDependencies]
  for (let next = open.pop(); next; next = open.pop()) {
    const name = libraryText(next)
    if (asked.has(name)) continue
    asked.add(name)
    const library = inside.get(name)
    if (library) open.push(...library.dependencies)
    else if (!available.has(name)) missing.add(name)
  }
  return [...missing].sort()
}

/**
 * The scripts and styles that these libraries name and that did not come with them: H5P's player would wait for them for
 * ever. Only those that the activity depends on count.
 */
export function missingScripts({
  manifest,
  libraries,
}: {
  manifest: PackageManifest
  libraries: PackageLibrary[]
}): string[] {
  const inside = new Map(libraries.map((library) => [libraryText(library), library]))
  const asked = new Set<string>()
  const open: LibraryName[] = [...manifest.preloadedDependencies]
  const missing: string[] = []
  for (let next = open.pop(); next; next = open.pop()) {
    const library = inside.get(libraryText(next))
    if (!library || asked.has(library.folder)) continue
    asked.add(library.folder)
    open.push(...library.dependencies)
    const files = new Set(library.files)
    const named = library.loads.map((path) => `${library.folder}/${path.replace(/^\.?\//, '')}`)
    missing.push(...named.filter((name) => !files.has(name)))
  }
  return missing.sort()
}

/** Does a file belong to this library? */
export function isFileOf(library: LibraryName, name: string): boolean {
  return name.startsWith(`${libraryFolder(library)}/`)
}
