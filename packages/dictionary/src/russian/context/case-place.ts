/** The cases of prepositions and verbs, as rows name them (`loc`) and as slots do (`prep`). */
export type CaseName = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'prep'

/** Where a declined form stands in its paradigm; `agreement` is `sg` of a noun, a gender of an adjective. */
export interface CasePlace {
  agreement: 'sg' | 'pl' | 'm' | 'f' | 'n'
  case: CaseName
  /** The second genitive (ча́ю) or locative (в лесу́). */
  isSecond: boolean
}

const PLACE =
  /^(?:(?:present|past)-(?:active|passive) )?(sg|pl|m|f|n)\.(nom|gen|dat|acc|ins|prep|loc)(2?)/

/** The case of a slot; nothing for a form without case. */
export function casePlaceOf(slot: string): CasePlace | undefined {
  const found = PLACE.exec(slot)
  const [, agreement, name, second] = found ?? []
  if (!agreement || !name) return undefined
  return {
    agreement: AGREEMENTS[agreement] ?? 'sg',
    case: CASES[name] ?? 'nom',
    isSecond: second === '2',
  }
}

const AGREEMENTS: Record<string, CasePlace['agreement']> = {
  sg: 'sg',
  pl: 'pl',
  m: 'm',
  f: 'f',
  n: 'n',
}
const CASES: Record<string, CaseName> = {
  ...{ nom: 'nom', gen: 'gen', dat: 'dat', acc: 'acc', ins: 'ins', prep: 'prep', loc: 'prep' },
}
