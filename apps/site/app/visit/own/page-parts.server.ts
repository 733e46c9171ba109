import { OWN_PART } from './own-part.ts'

const BEGIN = Buffer.from(`<${OWN_PART} name="`)
const NAMED = Buffer.from('">')
const END = Buffer.from(`</${OWN_PART}>`)

/** A page in parts: `kept[0] own[0] kept[1] own[1] … kept[n]`. */
export interface PageParts {
  /** What is the same for all who ask in the same way. */
  kept: Buffer[]
  /** What is the reader's own, by its name. */
  own: { name: string; html: Buffer }[]
}

/** Takes a drawn page apart at its marks. */
export function pageParts(drawn: Buffer): PageParts {
  const parts: PageParts = { kept: [], own: [] }
  let from = 0
  for (let at = drawn.indexOf(BEGIN); at >= 0; at = drawn.indexOf(BEGIN, from)) {
    const named = drawn.indexOf(NAMED, at)
    const end = drawn.indexOf(END, named)
    const name = drawn.toString('utf8', at + BEGIN.length, named)
    parts.kept.push(drawn.subarray(from, at))
    parts.own.push({ name, html: drawn.subarray(named + NAMED.length, end) })
    from = end + END.length
  }
  parts.kept.push(drawn.subarray(from))
  return parts
}

/** The page without marks. */
export function wholePage({ kept, own }: PageParts): Buffer<ArrayBuffer> {
  return Buffer.concat(kept.flatMap((html, index) => [html, own[index]?.html ?? Buffer.alloc(0)]))
}
