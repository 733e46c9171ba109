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
/** Reading « нееет » as « нет » takes time that grows with the word. */
const NO_STUTTER = { stutter: 0 }
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
  const parses = Az.Morph(form, NO_STUTTER).filter(
    ({ tag }) => tag.POS && /^[A-Z]{4}$/.test(tag.POS),
  )
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

const CITATION = { NMbr: 'sing', CAse: 'nomn' }
const SOFT_ENDING = /(?:ий|ая|ее|ие|его|ему|им|ем|ей|ею|ую|их|ими)$/
const VERBAL = new Set(['VERB', 'INFN', 'GRND', 'PRTF', 'PRTS'])

/**
 * Base words that the library does not give: the ordinal and the superlative themselves, the
 * participle as an adjective; and those it gives wrongly (« мес. » for месяц, « содержимый » for содержать).
 */
function citationForms(parse: Parse, tags: ReadonlySet<string>): string[] {
  const as = (grammemes: Record<string, string | true | undefined>) => {
    const form = parse.formCnt ? parse.inflect(grammemes) : false
    return form ? [form.toString()] : []
  }
  const pos = parse.tag.POS ?? ''
  const plural = tags.has('plur') ? as({ NMbr: 'plur', CAse: 'nomn' }) : []
  if (VERBAL.has(pos)) return [...as({ POS: 'INFN' }), ...participle(tags, as)]
  if (tags.has('Patr'))
    return as({ Patr: true, GNdr: tags.has('femn') ? 'femn' : 'masc', ...CITATION })
  if (pos === 'NOUN') return [...as({ ...CITATION, Abbr: undefined }), ...plural]
  if (pos === 'ADJS') return as({ POS: 'ADJS', GNdr: 'masc' })
  if (pos !== 'ADJF') return plural
  // Its paradigm mixes several: the citation form of лучшая would be наихороший.
  if (tags.has('Supr')) return [parse.toString().replace(SOFT_ENDING, 'ий')]
  const ordinal = tags.has('Anum') ? true : undefined
  return ['masc', 'femn', 'neut']
    .filter((gender) => gender === 'masc' || tags.has(gender) || tags.has('plur'))
    .flatMap((GNdr) => as({ POS: 'ADJF', Anum: ordinal, GNdr, ...CITATION }))
    .concat(plural)
}

function participle(
  tags: ReadonlySet<string>,
  as: (grammemes: Record<string, string>) => string[],
): string[] {
  if (!tags.has('PRTF') && !tags.has('PRTS')) return []
  const VOic = tags.has('pssv') ? 'pssv' : 'actv'
  const TEns = tags.has('past') ? 'past' : 'pres'
  return as({ POS: 'PRTF', VOic, TEns, GNdr: 'masc', ...CITATION })
}
