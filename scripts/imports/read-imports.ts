import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'rolldown/utils'

/** One file imports another file, or a module of Node or npm. */
export interface Import {
  from: string
  /** A path from the root, or the specifier itself: `@slovo/…`, `node:…`, a library. */
  to: string
}

export interface SourceFile {
  path: string
  imports: Import[]
  /** Exports declared here, without re-exports. */
  exports: { name: string; isType: boolean }[]
  /** The backend's tables that its source names, such as `auth.users`. */
  tables: string[]
}

const FOLDERS = '{packages,apps,supabase,content,e2e,bench,scripts}/**/*.{ts,tsx,mjs}'
/** `import('./x.ts')` and `typeof import('./x.ts')`. */
const LATER_IMPORT = /\bimport\(\s*'([^']+)'\s*\)/g
const TABLE = /\b(auth|storage|realtime)\.[a-z_]+\b/g
const NOT_OURS = /(^|\/)(node_modules|build|dist|\.react-router|test-results)(\/|$)/

/** Every source file below the root with what it imports, by `import`, `export … from`, `import()` and `typeof import()`. */
export function readSourceFiles(root: string): SourceFile[] {
  return globSync(FOLDERS, { cwd: root, exclude: (name) => NOT_OURS.test(name) })
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => readSourceFile(file, readFileSync(path.join(root, file), 'utf8')))
}

function readSourceFile(file: string, text: string): SourceFile {
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const entries = module.staticExports.flatMap((statement) => statement.entries)
  const specifiers = [
    ...module.staticImports.map((statement) => statement.moduleRequest.value),
    ...entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ...[...text.matchAll(LATER_IMPORT)].flatMap((match) => match[1] ?? []),
  ]
  const targets = new Set(specifiers.flatMap((specifier) => resolve(file, specifier)))
  return {
    path: file,
    imports: [...targets].map((to) => ({ from: file, to })),
    tables: [...new Set(text.match(TABLE))],
    exports: entries.flatMap((entry) =>
      entry.moduleRequest === null && entry.exportName.kind === 'Name'
        ? { name: entry.exportName.name ?? '', isType: entry.isType }
        : [],
    ),
  }
}

/** React Router generates the types beside a route (`./+types/…`). */
function resolve(file: string, specifier: string): string[] {
  if (specifier.includes('/+types/')) return []
  const bare = specifier.replace(/\?.*$/, '')
  return [bare.startsWith('.') ? path.posix.join(path.posix.dirname(file), bare) : bare]
}
