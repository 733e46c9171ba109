import path from 'node:path'
import { type Dictionary, openDictionary } from '@slovo/dictionary'
import { root } from './root.ts'

/** The dictionary written in `content/dictionary`; its index is built once into the data folder. */
export function openShippedDictionary(dataDir: string): Promise<Dictionary> {
  return openDictionary({
    folder: path.join(root, 'content', 'dictionary'),
    cacheFile: path.join(dataDir, 'dictionary.sqlite'),
  })
}
