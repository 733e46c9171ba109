import { lookupKey } from '@slovo/language'
import type { Pos } from '../entry.ts'
import type { Store, StoredWord } from '../store.ts'
import type { Reading } from './morphology.ts'

/** A word of the dictionary that the asked one is made from, and how it is made. */
interface RelatedWord {
  word: StoredWord
  relation: (stressed: string) => string
}

interface Relation {
  /** Reading parts of speech that can be made this way. */
  from: readonly string[]
  pattern: RegExp
  /** What may stand instead of the matched part. */
  instead: readonly string[]
  base: readonly Pos[]
  relation: (stressed: string) => string
}

const NOUN = ['NOUN'] as const
const ADJECTIVE = ['ADJF', 'ADJS', 'COMP', 'ADVB', 'PRED'] as const
const VERB = ['VERB', 'INFN', 'GRND', 'PRTF', 'PRTS'] as const
const diminutive = (stressed: string) => `diminutif de ${stressed}`

const relations: Relation[] = [
  {
    ...{ from: VERB, pattern: /(?:ся|сь)$/, instead: [''], base: ['verb'] },
    relation: (stressed) => `verbe pronominal, de ${stressed}`,
  },
  {
    ...{ from: VERB, pattern: /(?:ива|ыва|ва|а|я)ть(ся)?$/, base: ['verb'] },
    instead: ['ить$1', 'ать$1', 'еть$1', 'нуть$1', 'ять$1', 'ыть$1'],
    relation: (stressed) => `même sens que ${stressed}`,
  },
  {
    ...{ from: VERB, pattern: /^(?:по|за|с|у|вы|про|на|при|от|до|пере|о)(?=.{5,}ть)/ },
    ...{ instead: [''], base: ['verb'] },
    relation: (stressed) => `verbe à préfixe, de ${stressed}`,
  },
  {
    ...{ from: ADJECTIVE, pattern: /(?:о|е)$/, instead: ['ый', 'ий', 'ой'], base: ['adj'] },
    relation: (stressed) => `adverbe de ${stressed}`,
  },
  {
    ...{ from: ADJECTIVE, pattern: /^(?:по-)?(.+)(?:ски|цки)$/, instead: ['$1ский', '$1цкий'] },
    base: ['adj'],
    relation: (stressed) => `adverbe de ${stressed}`,
  },
  {
    ...{ from: ADJECTIVE, pattern: /^по-(.+)(?:ому|ему)$/, instead: ['$1ый', '$1ий', '$1ой'] },
    base: ['adj', 'pron'],
    relation: (stressed) => `adverbe de ${stressed}`,
  },
  {
    ...{ from: ADJECTIVE, pattern: /(?:ый|ий|ой)$/, instead: ['о', 'е'], base: ['adv'] },
    relation: (stressed) => `adjectif de ${stressed}`,
  },
  {
    ...{
      from: [...ADJECTIVE, 'NOUN'],
      pattern: /^не/,
      instead: [''],
      base: ['adj', 'adv', 'noun'],
    },
    relation: (stressed) => `contraire de ${stressed}`,
  },
  {
    ...{ from: ADJECTIVE, pattern: /(?:еньк|оньк)(ий|ое|ая)$/, base: ['adj'] },
    instead: ['ый', 'ий', 'ой', 'кий'],
    relation: diminutive,
  },
  {
    ...{ from: NOUN, pattern: /(?:ни|ти)е$/, instead: ['ть', 'ить'], base: ['verb'] },
    relation: (stressed) => `nom de l’action de ${stressed}`,
  },
  {
    ...{ from: NOUN, pattern: /(?:ик|чик|ок|ек|ёк)$/, instead: ['', 'ь', 'й'], base: ['noun'] },
    relation: diminutive,
  },
  {
    ...{
      from: NOUN,
      pattern: /(?:очка|ечка|ушка|юшка|енька|онька|ишка|ка)$/,
      base: ['noun', 'name'],
    },
    instead: ['а', 'я', 'ка', 'ь', 'ца'],
    relation: diminutive,
  },
  {
    ...{ from: NOUN, pattern: /(?:очко|ечко|ышко|ице|цо|ко)$/, instead: ['о', 'е', 'ко'] },
    base: ['noun'],
    relation: diminutive,
  },
]

/**
 * For a word that the dictionary lacks, words it is made from: the adverb leads to its
 * adjective, the diminutive to its noun, the pronominal verb to the plain one.
 */
export function findRelatedWords(store: Store, readings: Reading[]): RelatedWord[] {
  const found = new Map<string, RelatedWord>()
  for (const { pos, lemma, tags } of readings) {
    for (const { from, pattern, instead, base, relation } of relations) {
      if (!from.includes(pos) || !pattern.test(lemma)) continue
      for (const ending of instead) {
        const key = lookupKey(lemma.replace(pattern, ending))
        for (const word of key === lookupKey(lemma) ? [] : store.words('ru', key)) {
          if (base.includes(word.pos)) found.set(`${word.stressed} ${word.pos}`, { word, relation })
        }
      }
    }
    const fathers = tags.has('Patr') ? store.words('ru', lookupKey(lemma)) : []
    for (const word of fathers.filter((father) => father.pos === 'name'))
      found.set(word.stressed, { word, relation: (stressed) => `patronyme, de ${stressed}` })
  }
  return [...found.values()].slice(0, 3)
}
