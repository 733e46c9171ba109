import path from 'node:path'
import type { Rolldown } from 'vite'

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const app = path.resolve(import.meta.dirname, '..', 'app')

/** The files of a document's script, and where each begins; a module that two of them reach belongs to the first. */
const chunks = [
  { name: 'document', begin: ['documents/entry.ts', 'documents/draw-island.tsx'] },
  { name: 'reading', begin: ['reading/reading.island.tsx'] },
]

/** Of the other packages a page may use little: their modules stand where they are used. */
const OWN = /\/(apps\/site\/app|packages\/messages|lucide-react)\//

let chunkOf: Map<string, string> | undefined

/** The file of a module: a document needs few of them, whatever other pages share with it. */
export function chunkOfDocument(id: string, context: Context): string | null {
  chunkOf ??= reach(context)
  return chunkOf.get(id) ?? null
}

function reach(context: Context) {
  const reached = new Map<string, string>()
  const take = (id: string, name: string) => {
    if (reached.has(id) || !OWN.test(id)) return
    reached.set(id, name)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) take(imported, name)
  }
  for (const { name, begin } of chunks) for (const file of begin) take(path.join(app, file), name)
  // It runs when its file is loaded, as other pages do that share something with it.
  reached.delete(path.join(app, 'documents/entry.ts'))
  return reached
}
