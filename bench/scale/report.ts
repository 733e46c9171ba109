import { type Figures, median, ratio } from '../subject.ts'
import type { Touched } from './rows-touched.ts'

const AIM = 1.2

/** The two sites side by side: processor time with Postgres, and how long one waits. */
export function reportCosts(names: string[], figures: Map<string, Figures>) {
  console.log(
    '\nserver CPU with Postgres: ms with ten learners, with all, ×; wait: ms, ms, × (medians of rounds)',
  )
  for (const name of names) {
    const [few, many] = [figures.get(`${name}, few`), figures.get(`${name}, many`)]
    if (!few || !many) continue
    const cells = [few.cpu, many.cpu].map((values) => median(values).toFixed(2))
    cells.push(ratio(many.cpu, few.cpu).toFixed(2))
    cells.push(...[few.wait, many.wait].map((values) => median(values).toFixed(1)))
    cells.push(ratio(many.wait, few.wait).toFixed(2))
    console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(9)).join(''))
  }
}

type Tables = Map<string, Touched>

/** What each request reads, and which of it grows with the other learners. */
export function reportTouched(few: Map<string, Tables>, many: Map<string, Tables>) {
  console.log('\nread by a request: rows and index entries, pages of 8 kB; with ten learners → all')
  for (const [name, tables] of many) {
    const before = few.get(name) ?? new Map()
    const [was, is] = [sumOf(before), sumOf(tables)]
    const change = (pick: 'rows' | 'pages') => `${was[pick].toFixed(0)} → ${is[pick].toFixed(0)}`
    console.log(`${name.padEnd(24)}${change('rows').padStart(18)}${change('pages').padStart(18)}`)
    for (const [table, read] of tables) {
      const grown = growthOf(before.get(table), read)
      if (grown) console.log(`    ${table}: ${grown}`)
    }
  }
}

function growthOf(was: Touched = { rows: 0, pages: 0, scans: 0 }, is: Touched) {
  const grows = (before: number, after: number) => after > before * AIM + 2
  if (!grows(was.rows, is.rows) && !grows(was.pages, is.pages)) return undefined
  const parts = [
    `rows ${was.rows.toFixed(0)} → ${is.rows.toFixed(0)}`,
    `pages ${was.pages.toFixed(0)} → ${is.pages.toFixed(0)}`,
  ]
  if (is.scans > 0) parts.push(`read whole ${is.scans.toFixed(1)} times`)
  return parts.join(', ')
}

function sumOf(tables: Tables) {
  const all = [...tables.values()]
  return {
    rows: all.reduce((sum, { rows }) => sum + rows, 0),
    pages: all.reduce((sum, { pages }) => sum + pages, 0),
  }
}
