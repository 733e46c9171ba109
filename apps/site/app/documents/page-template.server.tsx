import { renderToString } from 'react-dom/server'
import { readerKey } from '../offline/device/reader-key.ts'
import { ReaderMail } from '../shell/account-menu.tsx'
import { sentJson } from '../visit/island/sent-json.ts'
import type { OwnDrawing, OwnPage } from '../visit/own/own-page.server.ts'
import { islandProps, READER_PART } from '../visit/own/own-part.ts'
import { type PageParts, pageParts } from '../visit/own/page-parts.server.ts'
import type { PageTemplate } from '../visit/own/page-template.ts'
import { DocumentPage } from '../visit/page/document-page.tsx'
import { OWN_DATA } from '../visit/page/page-data.tsx'
import { PAGE_DATA } from '../visit/page/page-data-id.ts'
import type { RootData } from '../visit/page/root-data.ts'
import type { Reader } from '../visit/session/reader.ts'

/** Parts that have few looks, such as the buttons of a text, are drawn once for each. */
const MAX_LOOKS = 100

export interface DrawnFor {
  root: RootData
  pathname: string
  search: string
}

/** What the page of another learner is made of. */
export function pageTemplate(parts: PageParts, page: DrawnFor, offered: OwnPage): PageTemplate {
  const names = parts.own.map(({ name }) => name)
  const drawParts = partsDrawer(page)

  return {
    // Copied: they would hold the page of the learner for whom they were drawn.
    kept: parts.kept.map((html) => Buffer.from(html)),
    drawOwn(reader, said) {
      const own = offered.draw(said)
      const html = drawParts(own.parts, reader)
      const root = { reader, learningLanguage: reader.learningLanguage }
      html.set(PAGE_DATA, Buffer.from(sentJson(root, OWN_DATA)[1]))
      html.set(islandProps(offered.island), Buffer.from(sentJson(own.props, offered.names)[1]))
      return inOrder(names, html)
    },
  }
}

/** Each part in its place. */
export function inOrder(names: readonly string[], html: ReadonlyMap<string, Buffer>): Buffer[] {
  return names.map((name) => {
    const part = html.get(name)
    if (!part) throw new Error(`the part ${name} of a page was not drawn for its reader`)
    return part
  })
}

/** Draws the parts of one page for any reader, and with them what each page has of its reader. */
export function partsDrawer(page: DrawnFor) {
  // Without its reader: it is kept.
  const drawn = { ...page, root: { ...page.root, reader: null } }
  const looks = new Map<string, Buffer>()

  function draw({ name, of, drawn: part }: OwnDrawing, reader: Reader): Buffer {
    const look = of === null ? undefined : `${name} ${JSON.stringify(of)}`
    const known = look && looks.get(look)
    if (known) return known
    const html = drawPart(part, drawn, reader)
    if (looks.size >= MAX_LOOKS) looks.clear()
    if (look) looks.set(look, html)
    return html
  }

  return (parts: readonly OwnDrawing[], reader: Reader): Map<string, Buffer> => {
    const mail = { name: 'reader-mail', of: null, drawn: <ReaderMail reader={reader} /> }
    const html = new Map([...parts, mail].map((part) => [part.name, draw(part, reader)]))
    return html.set(READER_PART, Buffer.from(readerKey(reader)))
  }
}

/** As it stands within its `<Own>`. */
function drawPart(part: React.ReactNode, { root, ...page }: DrawnFor, reader: Reader): Buffer {
  const data = { ...root, reader, learningLanguage: reader.learningLanguage }
  const html = renderToString(
    <DocumentPage {...page} root={data} answer={null} reload={async () => {}}>
      {part}
    </DocumentPage>,
  )
  const [own] = pageParts(Buffer.from(html)).own
  return Buffer.from(own?.html ?? '')
}
