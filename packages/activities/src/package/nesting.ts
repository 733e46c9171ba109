const DEEPEST = 100
const TAG = /<(\/?)([a-zA-Z][^\s/>]*)/g
const VOID = new Set(['br', 'hr', 'img', 'input', 'col', 'wbr', 'source', 'track', 'area', 'embed'])
/** A second one ends the first: `<li>un<li>deux`. */
const ENDED_BY_ITSELF = new Set(['p', 'li', 'tr', 'td', 'th', 'dt', 'dd', 'option'])

/** Are elements nested deeper than any author nests them? Looks no deeper than that, so its time grows with the length. */
export function isDeeplyNested(html: string): boolean {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    const tag = name.toLowerCase()
    if (slash) {
      const place = open.lastIndexOf(tag)
      if (place >= 0) open.length = place
    } else if (!VOID.has(tag) && !(ENDED_BY_ITSELF.has(tag) && open.at(-1) === tag)) {
      open.push(tag)
    }
    if (open.length > DEEPEST) return true
  }
  return false
}
