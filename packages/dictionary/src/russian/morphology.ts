/// <reference path="../az.d.ts" />
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import Az, { type Parse } from 'az'

/** One reading of a Russian form: what it is, and the words it may be a form of. */
export interface Reading {
  /** Every grammeme of the form, in OpenCorpora's names. */
  tags: ReadonlySet<string>
  pos: string
  /** The base word, and other citation forms of it (a participle as an adjective …). */
  lemma: string
  others: string[]
  score: number
  /** Read with ё where е is written, although the word exists with е. */
  isGuessedYo: boolean
}

export type ReadForms = (form: string) => Reading[]

const DOUBTFUL = ['Arch', 'Abbr', 'Init', 'Erro', 'Dist', 'Infr', 'Slng', 'Litr']
let opening: Promise<ReadForms> | undefined

/**
 * Loads the morphology once for the whole process (0.7 s, 65 MB) and gives the function that
 * reads a form. It wants no stress marks, and names with their capital letter.
 */
export function openMorphology(): Promise<ReadForms> {
  opening ??= new Promise((resolve, reject) => {
    const home = dirname(createRequire(import.meta.url).resolve('az/package.json'))
    Az.Morph.init(join(home, 'dicts'), (failure) =>
      failure ? reject(failure) : resolve(readForms),
    )
  })
  return opening
}

function readForms(form: string): Reading[] {
  const exact = form.toLowerCase()
  const parses = Az.Morph(form).filter(({ tag }) => tag.POS && /^[A-Z]{4}$/.test(tag.POS))
  const hasExact = parses.some((parse) => parse.toString() === exact)
  return parses.map((parse) => {
    const tags = new Set([...parse.tag.stat, ...parse.tag.flex])
    const isDoubtful = DOUBTFUL.some((tag) => tags.has(tag))
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
      isGuessedYo,
    }
  })
}

/** Base words that the library does not give: the ordinal itself, the participle as adjective. */
function citationForms(parse: Parse, tags: ReadonlySet<string>): string[] {
  const as = (grammemes: Record<string, string | true>) => {
    const form = parse.formCnt ? parse.inflect(grammemes) : false
    return form ? [form.toString()] : []
  }
  const citation = { NMbr: 'sing', CAse: 'nomn' }
  if (tags.has('PRTF') || tags.has('PRTS')) {
    const voice = tags.has('pssv') ? 'pssv' : 'actv'
    const tense = tags.has('past') ? 'past' : 'pres'
    return as({ POS: 'PRTF', VOic: voice, TEns: tense, GNdr: 'masc', ...citation })
  }
  if (tags.has('Patr'))
    return as({ Patr: true, GNdr: tags.has('femn') ? 'femn' : 'masc', ...citation })
  if (tags.has('ADJS')) return as({ POS: 'ADJS', GNdr: 'masc' })
  const plural = tags.has('plur') ? as({ NMbr: 'plur', CAse: 'nomn' }) : []
  if (!tags.has('ADJF')) return plural
  const genders = ['masc', 'femn', 'neut'].filter(
    (gender) => gender === 'masc' || tags.has(gender) || tags.has('plur'),
  )
  return genders.flatMap((GNdr) => as({ POS: 'ADJF', GNdr, ...citation })).concat(plural)
}
