import { lookupKey } from '@slovo/language'
import type { Entry } from '../entry.ts'

/** With which subject a pronoun is reflexive: je me …, not « il me … ». */
const subjects: Record<string, string | undefined> = {
  ...{ me: 'je', "m'": 'je', te: 'tu', "t'": 'tu', nous: 'nous', vous: 'vous' },
}

/** « se lever », « s’appeler » */
export const isPronominal = ({ lemma, pos }: Pick<Entry, 'lemma' | 'pos'>) =>
  pos === 'verb' && /^s(?:e |['’])/.test(lemma)

/** The entries of « appelle » after a reflexive pronoun: s’appeler before appeler. */
export function pronominalFirst(entries: Entry[]): Entry[] {
  const pronominal = entries.filter(isPronominal)
  return [...pronominal, ...entries.filter((entry) => !isPronominal(entry))]
}

/** Is the verb after this subject and this pronoun reflexive? */
export function isReflexiveAfter(subject: string, pronoun: string): boolean {
  const key = lookupKey(pronoun)
  return key === 'se' || key === "s'" || subjects[key] === lookupKey(subject)
}
