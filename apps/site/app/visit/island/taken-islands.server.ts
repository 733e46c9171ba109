import type { ReactNode } from 'react'
import type { Islands } from './island.tsx'

interface TakenIsland {
  name: string
  drawn: ReactNode
  props: object
  isAtOnce: boolean
  marks: { html: string; props: string }
}

/** The islands of one page, as its drawing comes upon them. */
export class TakenIslands implements Islands {
  readonly all: TakenIsland[] = []

  add(island: Omit<TakenIsland, 'marks'>) {
    const place = this.all.length
    const marks = { html: `<late-island-${place}>`, props: `<late-props-${place}>` }
    this.all.push({ ...island, marks })
    return marks
  }
}
