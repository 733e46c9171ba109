import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const ENTRY = 'app/documents/entry.ts'
const MODULE = 'virtual:slovo-document'
/** Refreshes components while they are edited; React Router puts it into its own pages. */
const HOT_RELOAD = '/@id/__x00__virtual:react-router/inject-hmr-runtime'

/** A module that a script adds to the page is trusted as that script is (`strict-dynamic`); an import of its own is not. */
const startWith = (file: string, then?: string) =>
  `{let s=document.createElement("script");s.type="module";s.src=${JSON.stringify(file)};${then ? `s.onload=()=>${then};` : ''}document.head.append(s)}`

/**
 * Builds the script of documents beside those of React Router, so that both share what they use, and tells the server how a
 * document starts it: one line, which the Content-Security-Policy names by its hash (decision 89).
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
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.facadeModuleId?.endsWith(ENTRY)) continue
        writeFileSync(builtFile(), JSON.stringify(file.fileName))
      }
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return
      // Only the server says how a document starts.
      if (this.environment.name === 'client')
        return `export const startDocument = ''\nexport const startDocumentHash = ''`
      const start = isBuild
        ? startWith(`/${JSON.parse(readFileSync(builtFile(), 'utf8'))}`)
        : startWith(HOT_RELOAD, startWith(`/${ENTRY}`))
      const hash = createHash('sha256').update(start).digest('base64')
      return [
        `export const startDocument = ${JSON.stringify(start)}`,
        `export const startDocumentHash = "sha256-${hash}"`,
      ].join('\n')
    },
  }
}
