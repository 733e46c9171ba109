import type { Pos } from '../entry.ts'

const unchanging: readonly Pos[] = [
  'adv',
  'prep',
  'conj',
  'part',
  'interj',
  'pron',
  'num',
  'phrase',
]
const adverbial: readonly Pos[] = ['adv', ...unchanging]

/** Parts of speech of the morphology, and those that the dictionary may have for them, best first. */
const fitting: Record<string, readonly Pos[]> = {
  NOUN: ['noun', 'name', 'num', 'pron'],
  NPRO: ['pron', 'noun', 'conj', 'part', 'adv'],
  ADJF: ['adj', 'pron', 'num', 'noun', 'name'],
  ADJS: ['adj', 'pron', 'adv', 'noun'],
  COMP: ['adj', 'adv', 'part'],
  PRTF: ['verb', 'adj', 'noun', 'pron'],
  PRTS: ['verb', 'adj', 'adv'],
  GRND: ['verb', 'adv', 'prep'],
  VERB: ['verb', 'part', 'interj'],
  INFN: ['verb'],
  NUMR: ['num', 'pron', 'adv', 'adj'],
  ADVB: adverbial,
  PRED: ['adv', 'adj', 'noun', ...unchanging],
  PREP: ['prep', ...unchanging],
  CONJ: ['conj', ...unchanging],
  PRCL: ['part', ...unchanging],
  INTJ: ['interj', ...unchanging],
}

/** How well a word of the dictionary fits a reading: 1 best, 0 not at all. */
export function suits(readingPos: string, pos: Pos): number {
  const place = fitting[readingPos]?.indexOf(pos) ?? -1
  if (place < 0) return 0
  return place === 0 ? 1 : 0.7
}
