import type { Gender, Pos } from '../entry.ts'

/** The labels by which dictionaries name parts of speech, in English, French and Russian. */
const labels: Record<Pos, string> = {
  noun: 'n noun nom s subst substantif сущ существительное',
  verb: 'v verb verbe vt vi vr vtr vb гл глагол',
  adj: 'adj adjective adjectif прил прилагательное',
  adv: 'adv adverb adverbe нар нареч наречие',
  pron: 'pron pronoun pronom мест местоимение',
  num: 'num numeral numéral числ числительное',
  prep: 'prep preposition prép préposition adp предл предлог',
  conj: 'conj conjunction conjonction союз',
  part: 'part particle particule ptcl част частица',
  interj: 'int interj intj interjection межд междометие',
  name: 'pn prop propn name proper-noun nom-propre имя',
  phrase: 'phrase phraseme proverb proverbe idiom loc locution expression',
}
const genderLabels: Record<Gender, string> = {
  m: 'm masc masculine masculin м муж мужской',
  f: 'f fem feminine féminin ж жен женский',
  n: 'neut neuter neutre ср средний',
}

const partsOfSpeech = byLabel(labels)
const genders = byLabel(genderLabels)

/** `n`, `Noun`, « сущ. » → noun */
export function posOf(label: string | undefined): Pos | undefined {
  return partsOfSpeech.get(plain(label))
}

/** `masc`, « ж. » → m, f; `n` is a gender only where nothing else is written. */
export function genderOf(label: string | undefined): Gender | undefined {
  return genders.get(plain(label)) ?? (plain(label) === 'n' ? 'n' : undefined)
}

/** « n, masc » → noun, m */
export function grammarOf(written: string): { pos?: Pos; gender?: Gender } {
  const parts = written.split(/[,;]/)
  const pos = parts.map(posOf).find(Boolean)
  const gender = parts.map((part) => genders.get(plain(part))).find(Boolean)
  return { ...(pos && { pos }), ...(gender && { gender }) }
}

const plain = (label = '') => label.trim().toLowerCase().replace(/\.$/, '').replace(/\s+/g, '-')

function byLabel<Kind extends string>(written: Record<Kind, string>): Map<string, Kind> {
  const kinds = Object.keys(written) as Kind[]
  return new Map(kinds.flatMap((kind) => written[kind].split(' ').map((label) => [label, kind])))
}
