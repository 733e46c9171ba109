import type { Islands, TakenIsland } from './island.tsx'

/** The islands of one page, as its drawing comes upon them. */
export class TakenIslands implements Islands {
  readonly all: (TakenIsland & { marks: { html: string; props: string } })[] = []

  add(island: TakenIsland) {
    const place = this.all.length
    const marks = { html: `<late-island-${place}>`, props: `<late-props-${place}>` }
    this.all.push({ ...island, marks })
    return marks
  }
}
