import type { StoredWord } from '../store.ts'

/** A slot in OpenCorpora's names, in which forms are named and the guesses of the morphology come. */
interface TaggedForm {
  pos: string
  tags: ReadonlySet<string>
}

const CASES: Record<string, string> = {
  nom: 'nomn',
  gen: 'gent',
  dat: 'datv',
  acc: 'accs',
  ins: 'ablt',
  prep: 'loct',
  gen2: 'gen2',
  loc2: 'loc2',
}
const AGREEMENTS: Record<string, string[]> = {
  m: ['masc', 'sing'],
  f: ['femn', 'sing'],
  n: ['neut', 'sing'],
  pl: ['plur'],
  sg: ['sing'],
}
const GENDERS = { m: 'masc', f: 'femn', n: 'neut' }

/** What a slot of a word's paradigm is; none for a word without forms. */
export function tagsOfSlot(word: StoredWord, marked: string): TaggedForm[] {
  const slot = marked.replace('?', '')
  const participle = /^(present|past)-(active|passive) (.+)$/.exec(slot)
  if (participle) {
    const [, tense, voice, rest = ''] = participle
    const own = [tense === 'past' ? 'past' : 'pres', voice === 'passive' ? 'pssv' : 'actv']
    const isShort = rest.startsWith('short.')
    const place = rest.replace('short.', '').split('.')
    return [tagged(isShort ? 'PRTS' : 'PRTF', [...own, ...placeTags(place)])]
  }
  const [first = '', second = ''] = slot.split('.')
  switch (first) {
    case '':
      return []
    case 'infinitive':
      return [tagged('INFN', [])]
    case 'gerund':
      return [tagged('GRND', [second === 'past' ? 'past' : 'pres'])]
    case 'present':
      return presentTags(word, second)
    case 'future':
      return [tagged('VERB', ['futr', ...personTags(second)])]
    case 'past':
      return [tagged('VERB', ['past', ...(AGREEMENTS[second] ?? [])])]
    case 'imperative':
      return [tagged('VERB', ['impr', ...(AGREEMENTS[second] ?? [])])]
    case 'short':
      return [tagged('ADJS', AGREEMENTS[second] ?? [])]
    case 'comparative':
      return [tagged('COMP', [])]
    default:
      return [
        tagged(declinedPos(word), [...placeTags(slot.split('.')), ...genderTags(word, first)]),
      ]
  }
}

/** пойдём is said to do something together, too. */
function presentTags({ aspect }: StoredWord, person: string): TaggedForm[] {
  const place = personTags(person)
  const together = aspect === 'perfectif' && person === '1pl'
  return [
    tagged('VERB', [aspect === 'perfectif' ? 'futr' : 'pres', ...place]),
    ...(together ? [tagged('VERB', ['impr', 'incl', ...place])] : []),
  ]
}

const personTags = (person: string) => [
  `${person.slice(0, 1)}per`,
  person.endsWith('pl') ? 'plur' : 'sing',
]

/** `sg.gen`, `f.ins`, `m.acc.animate`. */
const placeTags = ([agreement = '', grammaticalCase = '']: string[]) => [
  ...(AGREEMENTS[agreement] ?? []),
  ...(CASES[grammaticalCase] ? [CASES[grammaticalCase]] : []),
]

const genderTags = ({ gender }: StoredWord, agreement: string) =>
  gender && agreement === 'sg' ? [GENDERS[gender]] : []

function declinedPos({ pos, class: wordClass = '' }: StoredWord): string {
  if (pos === 'noun' || pos === 'name') return 'NOUN'
  const isLikeAdjective = /^п |-п/.test(wordClass)
  if (isLikeAdjective || pos === 'adj') return 'ADJF'
  return pos === 'num' ? 'NUMR' : 'NPRO'
}

const tagged = (pos: string, tags: string[]): TaggedForm => ({ pos, tags: new Set(tags) })
