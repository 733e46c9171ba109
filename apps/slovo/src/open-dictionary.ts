import path from 'node:path'
import {
  type Dictionary,
  openDictionary,
  openTextAnalyser,
  type TextAnalyser,
} from '@slovo/dictionary'
import { root } from './root.ts'

/** The dictionary written in `content/dictionary`, compiled by `npm run build` or else into the data folder, and imported ones. */
export function openShippedDictionary(dataDir: string): Promise<Dictionary> {
  return openDictionary(placeIn(dataDir))
}

/** Whole texts are analysed in a worker thread, which reads the same index. */
export function openShippedTextAnalyser(dataDir: string): TextAnalyser {
  return openTextAnalyser(placeIn(dataDir))
}

/** Where `npx slovo dictionary import` keeps dictionaries. */
export const importsFolderIn = (dataDir: string) => path.join(dataDir, 'dictionaries')

const placeIn = (dataDir: string) => ({
  folder: path.join(root, 'content', 'dictionary'),
  builtFile: path.join(root, 'packages', 'dictionary', 'build', 'dictionary.sqlite'),
  cacheFile: path.join(dataDir, 'dictionary.sqlite'),
  importsFolder: importsFolderIn(dataDir),
})
