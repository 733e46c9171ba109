import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { CSV_COLUMNS, readCsv } from './formats/csv.ts'
import { readDictd } from './formats/dictd.ts'
import { readKaikki } from './formats/kaikki.ts'
import { readStarDict } from './formats/stardict.ts'
import { readTei } from './formats/tei.ts'
import { ImportRefused } from './import-refused.ts'
import type { DictionaryFile } from './imported-entry.ts'
import type { ImportLimits } from './read-file.ts'

/** Files of one dictionary that lie beside each other. */
const PART = /\.(?:index|ifo|idx|idx\.gz|syn|dict|dict\.dz)$/i
const PACKED = /\.(?:tar|tar\.\w+|tgz|txz|zip|7z|rar|xz|bz2|zst)$/i
const ENDING = /\.(?:tei|xml|jsonl?|csv|tsv)(?:\.gz)?$/i

const formats = `What can be imported:
  dictd       X.index with X.dict or X.dict.dz
  StarDict    X.ifo with X.idx or X.idx.gz, X.dict or X.dict.dz, X.syn
  TEI         .tei, .xml, as FreeDict writes it
  kaikki.org  .jsonl, .jsonl.gz: the French or the Russian edition of Wiktionary
  table       .csv, .tsv with the columns ${CSV_COLUMNS}`

/** Recognises the format of a dictionary by its file, and by those beside it. */
export async function openDictionaryFile(
  file: string,
  limits: ImportLimits,
): Promise<DictionaryFile> {
  if (!existsSync(file)) throw new ImportRefused(`There is no file ${file}.`)
  if (PACKED.test(file)) throw new ImportRefused(packedAdvice(file))
  if (PART.test(file)) return await openParts(file.replace(PART, ''), limits)
  const ending = ENDING.exec(file)?.[0].toLowerCase() ?? ''
  if (/^\.(?:tei|xml)/.test(ending)) return await readTei(file, limits)
  if (/^\.json/.test(ending)) return readKaikki(file, limits)
  if (/^\.[ct]sv/.test(ending)) return await readCsv(file, limits)
  throw new ImportRefused(`${basename(file)} is of no known format.\n${formats}`)
}

/** The name that a dictionary has if none is given: that of its file without endings. */
export function nameOfFile(file: string): string {
  return basename(file).replace(PART, '').replace(ENDING, '')
}

async function openParts(stem: string, limits: ImportLimits): Promise<DictionaryFile> {
  const oneOf = (...endings: string[]) =>
    endings.map((ending) => stem + ending).find((path) => existsSync(path))
  const need = (...endings: string[]) => {
    const found = oneOf(...endings)
    if (found) return found
    throw new ImportRefused(
      `${basename(stem)}${endings[0]} is missing: keep the files of the dictionary in one folder.`,
    )
  }
  const texts = need('.dict', '.dict.dz')
  const ifo = oneOf('.ifo')
  if (!ifo) return await readDictd({ index: need('.index'), texts }, limits)
  return await readStarDict(
    { ifo, idx: need('.idx', '.idx.gz'), texts, syn: `${stem}.syn` },
    limits,
  )
}

function packedAdvice(file: string): string {
  const name = basename(file)
  const command = /\.(?:zip)$/i.test(file)
    ? `unzip ${name}`
    : /\.t(?:ar)?\.?\w*$/i.test(file)
      ? `tar -xf ${name}`
      : `unpack ${name}`
  return `${name} is an archive. Unpack it first (${command}), then import the .tei, .ifo, .index, .jsonl or .csv file that was in it.`
}
