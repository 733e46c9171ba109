import { join } from 'node:path'
import { openDictionary } from './open-dictionary.ts'

/** Compiles `content/dictionary` into a file, for `scripts/build.mjs`: `node build-dictionary.ts <file>`. */
const [cacheFile] = process.argv.slice(2)
if (!cacheFile) throw new Error('Which file shall the dictionary be compiled into?')
const folder = join(import.meta.dirname, '../../../content/dictionary')
const dictionary = await openDictionary({ folder, cacheFile })
dictionary.close()
