import { z } from 'zod'
import type { LibraryName } from '../content/library-name.ts'
import { PackageFault } from './package-fault.ts'

// Old packages write version numbers as text.
const version = z.coerce.number().int().min(0).max(99_999)
const machineName = z.string().regex(/^[\w.-]{1,255}$/)

const dependency = z
  .object({ machineName, majorVersion: version, minorVersion: version })
  .transform(
    ({ machineName, majorVersion, minorVersion }): LibraryName => ({
      machineName,
      major: majorVersion,
      minor: minorVersion,
    }),
  )

/** A library of H5P's editors (`H5PEditor.ShowWhen`): a player has no editor for it to run in. */
export const isOfEditor = ({ machineName }: Pick<LibraryName, 'machineName'>) =>
  /^H5PEditor\b/i.test(machineName)

const loadedFile = z.object({ path: z.string().max(500) }).transform(({ path }) => path.trim())

const optionalText = z.string().max(5000).optional().catch(undefined)

const manifestSchema = z.object({
  title: z.string().max(1000).catch(''),
  mainLibrary: machineName,
  language: z
    .string()
    .regex(/^[-a-zA-Z]{1,10}$/)
    .catch('und'),
  embedTypes: z.array(z.enum(['div', 'iframe'])).catch([]),
  preloadedDependencies: z.array(dependency).max(500),
  license: optionalText,
  licenseVersion: optionalText,
  source: optionalText,
  authors: z
    .array(z.object({ name: z.string().max(500), role: z.string().max(100).catch('Author') }))
    .max(100)
    .optional()
    .catch(undefined),
})

const librarySchema = z.object({
  machineName,
  majorVersion: version,
  minorVersion: version,
  patchVersion: version.catch(0),
  title: z.string().max(1000).catch(''),
  runnable: z.coerce.number().catch(0).transform(Boolean),
  preloadedDependencies: z.array(dependency).max(500).optional(),
  preloadedJs: z.array(loadedFile).max(500).optional().catch(undefined),
  preloadedCss: z.array(loadedFile).max(500).optional().catch(undefined),
})

/** What `h5p.json` says of a package. */
export interface PackageManifest extends Omit<z.infer<typeof manifestSchema>, 'mainLibrary'> {
  mainLibrary: LibraryName
}

/** What `library.json` says of a library that came with a package. */
export interface LibraryManifest extends LibraryName {
  patch: number
  title: string
  runnable: boolean
  dependencies: LibraryName[]
  /** The scripts and styles that a player loads, below the folder of the library. */
  loads: string[]
}

/** Reads `h5p.json`; the main library must be among the dependencies, for its version. */
export function readManifest(json: unknown): PackageManifest {
  const { mainLibrary, ...manifest } = requireShape('h5p.json', manifestSchema, json)
  const found = manifest.preloadedDependencies.find(
    ({ machineName }) => machineName.toLowerCase() === mainLibrary.toLowerCase(),
  )
  if (!found) throw new PackageFault('missing-main-library', { library: mainLibrary })
  const preloadedDependencies = manifest.preloadedDependencies.filter((one) => !isOfEditor(one))
  return {
    ...manifest,
    preloadedDependencies,
    mainLibrary: found,
    title: manifest.title.trim() || found.machineName,
  }
}

/** The `h5p.json` that a manifest was read from, as players in a frame want it. */
export function manifestJson({ mainLibrary, preloadedDependencies, ...manifest }: PackageManifest) {
  return {
    ...manifest,
    mainLibrary: mainLibrary.machineName,
    embedTypes: manifest.embedTypes.length > 0 ? manifest.embedTypes : ['div'],
    preloadedDependencies: preloadedDependencies.map(({ machineName, major, minor }) => ({
      machineName,
      majorVersion: major,
      minorVersion: minor,
    })),
  }
}

/** Reads the `library.json` of a library. */
export function readLibraryManifest(name: string, json: unknown): LibraryManifest {
  const library = requireShape(name, librarySchema, json)
  return {
    machineName: library.machineName,
    major: library.majorVersion,
    minor: library.minorVersion,
    patch: library.patchVersion,
    title: library.title,
    runnable: library.runnable,
    dependencies: (library.preloadedDependencies ?? []).filter((one) => !isOfEditor(one)),
    loads: [...(library.preloadedJs ?? []), ...(library.preloadedCss ?? [])],
  }
}

/** The `library.json` of a library as a player gets it: without what only editors load. */
export function playableLibraryJson(json: unknown): unknown {
  const asked = z.looseObject({ preloadedDependencies: z.array(z.unknown()) }).safeParse(json)
  if (!asked.success) return json
  const named = z.object({ machineName: z.string() })
  const preloadedDependencies = asked.data.preloadedDependencies.filter((one) => {
    const name = named.safeParse(one)
    return !name.success || !isOfEditor(name.data)
  })
  return { ...asked.data, preloadedDependencies }
}

function requireShape<Shape>(name: string, schema: z.ZodType<Shape>, json: unknown): Shape {
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new PackageFault('invalid-manifest', { field: field ? `${name}: ${field}` : name })
}
