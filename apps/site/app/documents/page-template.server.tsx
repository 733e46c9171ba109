import { Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { readerKey } from '../offline/device/reader-key.ts'
import { ReaderMail } from '../shell/account-menu.tsx'
import { ownJson } from '../visit/island/sent-json.ts'
import type { DrawnPart, OwnDrawing, OwnPage } from '../visit/own/own-page.server.ts'
import { islandProps, READER_PART } from '../visit/own/own-part.ts'
import { type PageParts, pageParts } from '../visit/own/page-parts.server.ts'
import type { OwnHtml, PageTemplate } from '../visit/own/page-template.ts'
import { DocumentPage } from '../visit/page/document-page.tsx'
import { OWN_DATA } from '../visit/page/page-data.tsx'
import { PAGE_DATA } from '../visit/page/page-data-id.ts'
import type { RootData } from '../visit/page/root-data.ts'
import type { Reader } from '../visit/session/reader.ts'

/** Parts that have few looks, such as the buttons of a text, are drawn once for each. */
const MAX_LOOKS = 100
const MAIL_PART = 'reader-mail'
/** In place of an e-mail address. */
const MAIL_MARK = 'late-mail-of-the-reader'

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
      html.set(PAGE_DATA, ownJson(root, OWN_DATA))
      const { island } = offered
      if (island && own.props)
        html.set(islandProps(island.name), ownJson(own.props, island.ownNames))
      return inOrder(names, html)
    },
  }
}

/** Each part in its place. */
export function inOrder(names: readonly string[], html: ReadonlyMap<string, OwnHtml>): OwnHtml[] {
  return names.map((name) => {
    const part = html.get(name)
    if (part === undefined)
      throw new Error(`the part ${name} of a page was not drawn for its reader`)
    return part
  })
}

/** Draws the parts of one page for any reader, and with them what each page has of its reader. */
export function partsDrawer({ root, pathname, search }: DrawnFor) {
  // Without its reader: it is kept.
  const page = { root: { ...root, reader: null }, pathname, search }
  const looks = new Map<string, Buffer>()

  function keep(look: string, html: string): Buffer {
    if (looks.size >= MAX_LOOKS) looks.clear()
    const kept = Buffer.from(html)
    looks.set(look, kept)
    return kept
  }

  return (parts: readonly OwnDrawing[], reader: Reader): Map<string, OwnHtml> => {
    const html = new Map<string, OwnHtml>([[READER_PART, readerKey(reader)]])
    const toDraw: DrawnPart[] = []
    for (const part of [mailOf(reader), ...parts]) {
      const known = 'html' in part ? part.html : looks.get(lookOf(part) ?? '')
      if (known !== undefined) html.set(part.name, known)
      else if ('drawn' in part) toDraw.push(part)
    }
    const drawn = drawTogether(toDraw, page, reader)
    for (const part of toDraw) {
      const own = drawn.get(part.name) ?? ''
      const look = lookOf(part)
      html.set(part.name, look === null ? own : keep(look, own))
    }
    const mail = html.get(MAIL_PART)?.toString() ?? ''
    return html.set(
      MAIL_PART,
      mail.replace(MAIL_MARK, () => renderToString(reader.email)),
    )
  }
}

const lookOf = ({ name, of }: DrawnPart) => (of === null ? null : `${name} ${JSON.stringify(of)}`)

/** The same for all accounts of a kind: the e-mail address is put in afterwards. */
function mailOf(reader: Reader): DrawnPart {
  const { isAnonymous, isPremium } = reader
  return {
    name: MAIL_PART,
    of: { isAnonymous, isPremium },
    drawn: <ReaderMail reader={{ ...reader, email: MAIL_MARK }} />,
  }
}

/** Each as it stands within its `<Own>`: to begin a drawing costs more than most parts. */
function drawTogether(parts: readonly DrawnPart[], { root, ...page }: DrawnFor, reader: Reader) {
  if (parts.length === 0) return new Map<string, string>()
  const data = { ...root, reader, learningLanguage: reader.learningLanguage }
  const html = renderToString(
    <DocumentPage {...page} root={data} answer={null} reload={async () => {}}>
      {parts.map(({ name, drawn }) => (
        <Fragment key={name}>{drawn}</Fragment>
      ))}
    </DocumentPage>,
  )
  const { own } = pageParts(Buffer.from(html))
  return new Map(own.map(({ name, html }) => [name, html.toString()]))
}
