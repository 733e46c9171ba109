import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const ENTRY = 'app/documents/entry.ts'
const MODULE = 'virtual:slovo-document'
/** Refreshes components while they are edited; React Router puts it into its own pages. */
const HOT_RELOAD = '/@id/__x00__virtual:react-router/inject-hmr-runtime'

interface Built {
  entry: string
  /** By the name of the island, all files that it begins with. */
  islands: Record<string, string[]>
}

function describe(bundle: Rolldown.OutputBundle): Built {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withModule = (pattern: RegExp) =>
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => pattern.test(id)))
  const take = (files: Set<string>, fileName: string) => {
    if (files.has(fileName)) return
    files.add(fileName)
    for (const imported of byName.get(fileName)?.imports ?? []) take(files, imported)
  }
  const filesWith = (pattern: RegExp) => {
    const files = new Set<string>()
    for (const { fileName } of withModule(pattern)) take(files, fileName)
    return [...files]
  }
  const islands = chunks.flatMap(({ moduleIds }) =>
    moduleIds.flatMap((id) => /([^/]+)\.island\.tsx$/.exec(id)?.[1] ?? []),
  )
  const drawing = filesWith(/\/documents\/draw-island\.tsx$/)
  return {
    entry: filesWith(/\/documents\/entry\.ts$/)[0] ?? '',
    islands: Object.fromEntries(
      islands.map((name) => {
        const own = filesWith(new RegExp(`/${name}\\.island\\.tsx$`))
        return [name, [...new Set([...drawing, ...own])]]
      }),
    ),
  }
}

/** A module that a script adds to the page is trusted as that script is (`strict-dynamic`); an import of its own is not. */
const startWith = (file: string, then?: string) =>
  `{let s=document.createElement("script");s.type="module";s.src=${JSON.stringify(file)};${then ? `s.onload=()=>${then};` : ''}document.head.append(s)}`

/**
 * Builds the script of documents beside those of React Router, so that both share what they use, and makes the line that starts
 * it in a document: one line, which the Content-Security-Policy names by its hash (decision 89).
 */
export function documentEntry(): Plugin {
  let root = ''
  let isBuild = true
  const builtFile = () => path.join(root, 'build', 'document-entry.json')

  return {
    name: 'slovo:document-entry',
    config: () => ({
      environments: { client: { build: { rollupOptions: { input: [ENTRY] } } } },
    }),
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    writeBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      writeFileSync(builtFile(), JSON.stringify(describe(bundle)))
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return
      // Only the server says how a document starts.
      if (this.environment.name === 'client')
        return 'export const startDocument = "", startDocumentHash = "", filesOfIslands = {}'
      const built: Built = isBuild
        ? JSON.parse(readFileSync(builtFile(), 'utf8'))
        : { entry: '', islands: {} }
      const start = isBuild
        ? startWith(`/${built.entry}`)
        : startWith(HOT_RELOAD, startWith(`/${ENTRY}`))
      const hash = createHash('sha256').update(start).digest('base64')
      return [
        `export const startDocument = ${JSON.stringify(start)}`,
        `export const startDocumentHash = "sha256-${hash}"`,
        `export const filesOfIslands = ${JSON.stringify(built.islands)}`,
      ].join('\n')
    },
  }
}
