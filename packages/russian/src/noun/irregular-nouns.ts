import { type Case, cases } from '../form.ts'
import type { NounClass } from '../word-class.ts'
import { IRREGULAR_NOUNS } from './irregular-nouns-table.ts'

interface IrregularNoun {
  sg: Partial<Record<Case, string[]>>
  pl: Partial<Record<Case, string[]>>
  /** Nothing of it follows a class. */
  isWhole: boolean
}

const byLemma = new Map<string, IrregularNoun>()
for (const line of IRREGULAR_NOUNS.normalize('NFC').trim().split('\n')) {
  const [, key = '', cells = ''] = /^(\S+(?: (?:\d\S*|△))?)\s+(.*)$/.exec(line) ?? []
  byLemma.set(key, readCells(cells))
}

/** The forms of a noun that no class tells. */
export function irregularNoun(lemma: string, is: NounClass): IrregularNoun | undefined {
  const asked = is.notes.includes('△') ? '△' : `${is.number}${is.stress}`
  return byLemma.get(`${lemma} ${asked}`) ?? byLemma.get(lemma)
}

function readCells(cells: string): IrregularNoun {
  const noun: IrregularNoun = { sg: {}, pl: {}, isWhole: false }
  for (const cell of cells.split('; ')) {
    const [place = '', ...written] = cell.split(' ')
    const words = written.map((word) => word.split('/'))
    const [number, only] = place.split('.') as ['sg' | 'pl', Case | undefined]
    if (only) Object.assign(noun[number], { [only]: words[0] })
    else if (number === 'sg') {
      noun.isWhole = true
      for (const [at, one] of cases.entries()) Object.assign(noun.sg, { [one]: words[at] })
    } else {
      const [nom = [], gen = [], dat = []] = words
      const prep = dat.map((word) => word.replace(/м$/, 'х'))
      const ins = dat.map((word) => `${word}и`)
      Object.assign(noun.pl, { nom, gen, dat, ins, prep })
    }
  }
  return noun
}
