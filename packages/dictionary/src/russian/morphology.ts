/// <reference path="../az.d.ts" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Tag } from 'az'
import Az from 'az'
import { memoised } from '../memoised.ts'
import { citationForms } from './citation-forms.ts'

/** One reading of a Russian form: what it is, and the words it may be a form of. */
export interface Reading {
  /** Every grammeme of the form, in OpenCorpora's names. */
  tags: ReadonlySet<string>
  pos: string
  /** The base word, and other citation forms of it (a participle as an adjective …). */
  lemma: string
  others: string[]
  score: number
  /** The morphology has the word itself, and did not guess it from its ending. */
  isKnown: boolean
  /** Read with ё where е is written, although the word exists with е. */
  isGuessedYo: boolean
}

export type ReadForms = (form: string) => Reading[]

/** Reading « нееет » as « нет » takes time that grows with the word. */
const NO_STUTTER = { stutter: 0 }
/** One word is read four times: with and without its capital, for its definition and for its stress. */
const MAX_CACHED_FORMS = 4
/** The library's tags in Russian. Each would be an object of a shape of its own; we read the others. */
const RUSSIAN_TAGS = 'gramtab-opencorpora-ext.json'

/**
 * Reads a form: without stress marks, a name with its capital letter. The library is loaded with the first one (0.1 s, 25 MB, once for
 * the whole process): few forms are in no paradigm of the dictionary.
 */
export function openMorphology(): ReadForms {
  return memoised((form) => {
    load()
    return readForms(form)
  }, MAX_CACHED_FORMS)
}

let isLoaded = false

/** The library counts its files while it asks for them, so that none may come before all are asked for. */
function load() {
  if (isLoaded) return
  const asked: (() => void)[] = []
  Az.load = (file, kind, done) => asked.push(() => done(null, contentOf(file, kind)))
  const home = dirname(createRequire(import.meta.url).resolve('az/package.json'))
  Az.Morph.init(join(home, 'dicts'), () => {})
  for (const answer of asked) answer()
  isLoaded = true
}

function contentOf(file: string, kind: 'json' | 'arraybuffer'): unknown {
  const bytes = readFileSync(file)
  if (kind === 'arraybuffer') {
    // A small file may lie in a buffer with others.
    const isAlone = bytes.buffer.byteLength === bytes.byteLength
    return isAlone ? bytes.buffer : new Uint8Array(bytes).buffer
  }
  const data: unknown = JSON.parse(bytes.toString())
  return file.endsWith(RUSSIAN_TAGS) && Array.isArray(data) ? data.map(() => '') : data
}

function readForms(form: string): Reading[] {
  const exact = form.toLowerCase()
  const parses = Az.Morph(form, NO_STUTTER).filter(
    ({ tag }) => tag.POS && /^[A-Z]{4}$/.test(tag.POS),
  )
  const hasExact = parses.some((parse) => parse.toString() === exact)
  return parses.map((parse) => {
    const { tags, isDoubtful } = grammemesOf(parse.tag)
    // ё is written in our texts: « все » is rather a form of « весь » than of « всё ».
    const isGuessedYo = hasExact && parse.toString() !== exact
    const base = parse.normalize()
    const lemma = base ? base.toString() : parse.toString()
    return {
      tags,
      pos: parse.tag.POS ?? '',
      lemma,
      others: citationForms(parse, tags).filter((other) => other !== lemma),
      score: Math.min(parse.score, 1) * (isDoubtful ? 0.1 : 1) * (isGuessedYo ? 0.2 : 1),
      isKnown: parse.parser === 'Dictionary',
      isGuessedYo,
    }
  })
}

interface Grammemes {
  /** Every grammeme of a tag, in OpenCorpora's names. */
  tags: ReadonlySet<string>
  /** Old, misspelt, an abbreviation …: rarely what is meant. */
  isDoubtful: boolean
}

const DOUBTFUL = ['Arch', 'Abbr', 'Init', 'Erro', 'Dist', 'Infr', 'Slng', 'Litr']
/** All readings share the library's few thousand tags. */
const known = new WeakMap<Tag, Grammemes>()

function grammemesOf(tag: Tag): Grammemes {
  const found = known.get(tag)
  if (found) return found
  const tags = new Set([...tag.stat, ...tag.flex])
  const grammemes = { tags, isDoubtful: DOUBTFUL.some((one) => tags.has(one)) }
  known.set(tag, grammemes)
  return grammemes
}
