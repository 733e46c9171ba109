import { faultsOfClass, InvalidWordClass, inflect, readWordClass } from '@slovo/russian'
import { inflectFrench } from '../french/inflect-french.ts'
import { hasKnownStress } from '../sources/rows.ts'
import type { Store } from '../store.ts'
import { cellsOf, type ParadigmCell } from '../words/describe-words.ts'
import { replacedBy } from './identity.ts'
import { type OwnEntry, readOwnRow } from './own-entry.ts'
import { proposeClasses } from './propose-class.ts'

/** What is wrong with which field of an entry. */
export interface EntryFault {
  field: string
  code:
    | 'noStress'
    | 'classNeeded'
    | 'classUnreadable'
    | 'classAgainstStress'
    | 'classAgainstEnding'
    | 'hasNoClass'
    | 'notAllowed'
}

export interface EntryCheck {
  faults: EntryFault[]
  /** Classes that suit the word, likeliest first. */
  proposals: string[]
  paradigm: ParadigmCell[]
  /** The shipped entries that it would stand for. */
  replaced: { stressed: string; class: string; definitions: string[] }[]
}

const INFLECTED = ['noun', 'name', 'verb', 'adj', 'pron', 'num']

/** What is wrong with an entry, which classes its word may have, and all its forms in the class that it has. */
export function checkEntry(entry: OwnEntry, shipped: Store): EntryCheck {
  const { lang, pos } = entry
  const lemma = entry.lemma.normalize('NFC')
  const replaced = replacedBy(entry, shipped).map((word) => ({
    ...{ stressed: word.stressed, class: word.class ?? '', definitions: word.definitions },
  }))
  if (lang === 'fr')
    return { faults: otherFaults(entry, []), proposals: [], paradigm: french(entry), replaced }

  const isInflected = INFLECTED.includes(pos)
  const isStressed = hasKnownStress(lemma)
  const proposals = isInflected && isStressed ? proposeClasses(lemma, pos, shipped) : []
  const fault = isStressed ? faultOfClass(lemma, entry.class, isInflected) : 'noStress'
  const faults: EntryFault[] =
    fault === undefined ? [] : [{ field: fault === 'noStress' ? 'lemma' : 'class', code: fault }]
  const isDeclined = isInflected && faults.length === 0
  return {
    faults: otherFaults(entry, faults),
    proposals,
    paradigm: isDeclined ? cellsOf(inflect(lemma, entry.class)) : [],
    replaced,
  }
}

function faultOfClass(
  lemma: string,
  written: string,
  isInflected: boolean,
): EntryFault['code'] | undefined {
  if (!isInflected) return written === '' ? undefined : 'hasNoClass'
  if (written === '') return 'classNeeded'
  if (faultsOfClass(lemma, written).length === 0) return undefined
  if (!isReadable(written)) return 'classUnreadable'
  return hasOtherScheme(lemma, written) ? 'classAgainstStress' : 'classAgainstEnding'
}

function isReadable(written: string): boolean {
  try {
    readWordClass(written)
    return true
  } catch (fault) {
    if (fault instanceof InvalidWordClass) return false
    throw fault
  }
}

/** With another scheme of stress the class would suit the word. */
const hasOtherScheme = (lemma: string, written: string) =>
  [...'abcdef'].some(
    (scheme) =>
      faultsOfClass(lemma, written.replace(/(\d\*{0,2}°?)[a-f]/, `$1${scheme}`)).length === 0,
  )

/** What the rules of the written dictionary find besides. */
function otherFaults(entry: OwnEntry, known: EntryFault[]): EntryFault[] {
  const read = readOwnRow(entry)
  if (read.success) return known
  const other = read.error.issues.map(
    ({ path, message }): EntryFault => ({
      field: fields[String(path[0])] ?? String(path[0]),
      code: message.startsWith('no stress mark') ? 'noStress' : 'notAllowed',
    }),
  )
  return [
    ...known,
    ...other.filter(({ field }) => !known.some((one) => one.field === field)),
  ].filter(
    // A class is not judged before the stress of its word is known.
    ({ field }) => field !== 'class' || !known.some(({ code }) => code === 'noStress'),
  )
}

/** Columns of the written dictionary that the table names otherwise. */
const fields: Record<string, string> = { from: 'derived_from', gender: 'class' }

function french({ lemma, pos, class: gender }: OwnEntry): ParadigmCell[] {
  const known = (['m', 'f', 'n'] as const).find((one) => one === gender)
  const word = {
    lang: 'fr',
    key: '',
    lemma,
    stressed: lemma,
    pos,
    definitions: [],
    rank: 0,
  } as const
  return cellsOf(inflectFrench({ ...word, definitions: [], ...(known && { gender: known }) }))
}
