import type { OwnEntry } from '../src/own/own-entry.ts'

type Needed = Pick<OwnEntry, 'lemma' | 'pos' | 'translations'>

/** A Russian entry of a site, with what a test says of it. For tests only. */
export function makeEntry(values: Needed & Partial<OwnEntry>): OwnEntry {
  return {
    ...{ lang: 'ru', class: '', partner: [], government: [], register: '' },
    ...{ derived_from: '', note: '', replaces: '' },
    ...values,
  }
}
