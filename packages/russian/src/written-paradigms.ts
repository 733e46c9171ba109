import { type Agreement, cases, type Form, type Slot } from './form.ts'

type Group = Agreement | 'sg' | 'short'
const SHORT: Agreement[] = ['m', 'f', 'n', 'pl']

/**
 * Reads paradigms written out: a lemma, then groups (`sg`, `pl`, `m`, `f`, `n`, `short`) with a word for each case, or for
 * each agreement of `short`. A dash: no form; a stroke: alternatives; brackets: rare; `thing~animate`: two accusatives.
 */
export function readParadigms(table: string): Map<string, Form[]> {
  const paradigms = new Map<string, Form[]>()
  for (const line of table.normalize('NFC').trim().split('\n')) {
    const [lemma = '', ...rest] = line.trim().split(/\s+/)
    const groups = rest.join(' ').split('; ')
    paradigms.set(lemma, groups.flatMap(readGroup))
  }
  return paradigms
}

function readGroup(written: string): Form[] {
  const [group = 'sg', ...cells] = written.split(' ') as [Group, ...string[]]
  return cells.flatMap((cell, at) => {
    if (group === 'short') return readCell(`short.${SHORT[at] ?? 'm'}`, cell)
    const one = cases[at] ?? 'nom'
    const [thing = '', animate] = cell.split('~')
    const forms = readCell(`${group}.${one}`, thing)
    if (animate === undefined || group === 'sg') return forms
    return [...forms, ...readCell(`${group}.acc.animate`, animate)]
  })
}

const readCell = (slot: Slot, cell: string): Form[] =>
  cell
    .split('/')
    .filter((word) => word !== '—')
    .map((word) =>
      word.startsWith('(')
        ? { slot, text: word.replace(/[()]/g, ''), isDoubtful: true }
        : { slot, text: word },
    )
