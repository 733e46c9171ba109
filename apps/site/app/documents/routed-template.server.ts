import type { RoutedOwnPage } from '../visit/own/own-page.server.ts'
import { ownPart } from '../visit/own/own-part.ts'
import { pageParts, wholePage } from '../visit/own/page-parts.server.ts'
import type { PageTemplate } from '../visit/own/page-template.ts'
import type { Reader } from '../visit/session/reader.ts'
import { type DrawnFor, inOrder, partsDrawer } from './page-template.server.tsx'
import { routerData } from './router-data.server.ts'

const [NONCE, DATA] = ['nonce', 'router-data']
/** Around what the router sends along. */
const [BEFORE_DATA, AFTER_DATA] = ['streamController.enqueue(', ');</script>']

/** A page as the router has drawn it for a learner, with what it was drawn of. */
interface RoutedPage extends DrawnFor {
  html: Buffer
  nonce: string
  reader: Reader
  said: unknown
  loaderData: Record<string, unknown>
}

/**
 * What the page of another learner is made of that is run by the router: scripts with another nonce, and other data for them. Null
 * where the same page does not come of it for the learner for whom it was drawn.
 */
export function routedTemplate(page: RoutedPage, offered: RoutedOwnPage): PageTemplate | null {
  const { html, nonce, reader, said, ...drawn } = page
  const route = Object.keys(page.loaderData).find((name) => name !== 'root')
  if (!route) return null
  const parts = pageParts(marked(html, nonce, offered.draw(said, page.pathname).attributes))
  const names = parts.own.map(({ name }) => name)
  const parted = new Set(names).size
  const root = { ...page.root, reader: null }
  const drawParts = partsDrawer({ root, pathname: drawn.pathname, search: drawn.search })

  const template: PageTemplate = {
    // Copied: they would hold the page of the learner for whom they were drawn.
    kept: parts.kept.map((piece) => Buffer.from(piece)),
    drawOwn(reader, said) {
      const { data, parts, attributes } = offered.draw(said, drawn.pathname)
      const own = drawParts(parts, reader)
      const { learningLanguage } = reader
      const loaderData = { root: { ...root, reader, learningLanguage }, [route]: data }
      own.set(DATA, routerData({ loaderData, actionData: null, errors: null }))
      own.set(NONCE, null)
      for (const [name, attribute] of attributes) own.set(name, attribute)
      if (own.size !== parted) throw new Error('the page of another learner has other parts')
      return inOrder(names, own)
    },
  }
  const again = template.drawOwn(reader, said)
  const made = wholePage({
    kept: template.kept,
    own: again.map((html, index) => ({
      name: names[index] ?? '',
      html: Buffer.from(html ?? nonce),
    })),
  })
  return made.equals(wholePage(pageParts(html))) ? template : null
}

/** With marks around what React cannot mark. No text of a learner can hold it: it has quotes or a tag, or is random. */
function marked(html: Buffer, nonce: string, attributes: ReadonlyMap<string, string>): Buffer {
  let page = html.toString()
  const from = page.indexOf(BEFORE_DATA) + BEFORE_DATA.length
  const to = page.indexOf(AFTER_DATA, from)
  page = page.slice(0, from) + ownPart(DATA, page.slice(from, to)) + page.slice(to)
  for (const [name, attribute] of attributes)
    page = page.replace(attribute, () => ownPart(name, attribute))
  return Buffer.from(page.replaceAll(nonce, () => ownPart(NONCE, nonce)))
}
