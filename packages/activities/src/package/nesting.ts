const MAX_NESTING = 100
const TAG = /<(\/?)([a-zA-Z][^\s/>]*)/g
const VOID = new Set(['br', 'hr', 'img', 'input', 'col', 'wbr', 'source', 'track', 'area', 'embed'])
/** An opening tag closes the one before: `<li>un<li>deux`. */
const SELF_CLOSING = new Set(['p', 'li', 'tr', 'td', 'th', 'dt', 'dd', 'option'])

/** Are elements nested deeper than any author nests them? It stops there, so its time grows with the length only. */
export function isDeeplyNested(html: string): boolean {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    const tag = name.toLowerCase()
    if (slash) {
      const place = open.lastIndexOf(tag)
      if (place >= 0) open.length = place
    } else if (!VOID.has(tag) && !(SELF_CLOSING.has(tag) && open.at(-1) === tag)) {
      open.push(tag)
    }
    if (open.length > MAX_NESTING) return true
  }
  return false
}
