import path from 'node:path'
import type { Rolldown } from 'vite'

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const app = path.resolve(import.meta.dirname, '..', 'app')

/**
 * The files of a document's script, and where each begins; a module that two of them reach belongs to the first. A word that is
 * touched needs three of them, and `around-text` is what a reading page loads when it has nothing else to do.
 */
const chunks = [
  {
    name: 'document',
    begin: [
      'documents/entry.ts',
      'documents/draw-island.tsx',
      'ui/link.tsx',
      'visit/island/define-island.ts',
      'ui/use-has-script.ts',
    ],
  },
  {
    name: 'touch',
    begin: ['words/touch/touchable.tsx', 'words/use-words.ts', 'words/text/readable-text.tsx'],
  },
  { name: 'reading', begin: ['reading/reading.island.tsx'] },
  {
    name: 'around-text',
    begin: [
      ...['reading-head', 'above-text', 'chapters', 'media', 'untouched-words', 'saved-words'].map(
        (part) => `reading/${part}.tsx`,
      ),
      ...['study-mark', 'study-toggle', 'study-buttons'].map(
        (part) => `materials/study/${part}.tsx`,
      ),
      'materials/next-text.tsx',
      'offline/keep/keep-offline.tsx',
      'reading/translation/watch-sentences.ts',
      'words/phrases/watch-phrases.ts',
    ],
  },
  {
    name: 'offline',
    begin: [
      ...['begin-offline', 'worker/start-worker', 'queue/queue', 'keep/keep-button'].map(
        (part) => `offline/${part}.ts`,
      ),
      'review/answers/send-unsent-reviews.ts',
    ],
  },
]

/** Of the other packages a page may use little: their modules stand where they are used. */
const OWN = /\/(apps\/site\/app|packages\/messages)\//

let chunkOf: Map<string, string> | undefined

/** A document needs few files, whatever other pages share with it: one group each, the first takes what it reaches. */
export const documentGroups = [
  ...chunks.map(({ name }, place) => ({
    name(id: string, context: Context) {
      chunkOf ??= reach(context)
      return chunkOf.get(id) === name ? name : null
    },
    priority: 10 * (chunks.length - place),
  })),
  // Those that a touch does not show.
  { name: 'icons', test: /\/lucide-react\//, priority: 15 },
]

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
