import { renderToString } from 'react-dom/server'
import { readerKey } from '../offline/device/reader-key.ts'
import { AccountMenu } from '../shell/account-menu.tsx'
import { scriptJson } from '../visit/island/script-json.ts'
import type { OwnPage } from '../visit/own/own-page.server.ts'
import { islandProps, READER_PART } from '../visit/own/own-part.ts'
import { type PageParts, pageParts } from '../visit/own/page-parts.server.ts'
import type { PageTemplate } from '../visit/own/page-template.ts'
import { DocumentPage } from '../visit/page/document-page.tsx'
import { PAGE_DATA } from '../visit/page/page-data-id.ts'
import type { RootData } from '../visit/page/root-data.ts'

interface Drawn {
  root: RootData
  pathname: string
  search: string
}

export function pageTemplate(
  parts: PageParts,
  drawn: Drawn,
  { island, draw }: OwnPage,
): PageTemplate {
  const { pathname, search } = drawn
  const root = { ...drawn.root, reader: null }
  const names = parts.own.map(({ name }) => name)

  return {
    // Copied: they would hold the page of the learner for whom they were drawn.
    kept: parts.kept.map((html) => Buffer.from(html)),
    drawOwn(reader, page) {
      const ownRoot = { ...root, reader, learningLanguage: reader.learningLanguage }
      const own = draw(page)
      const html = renderToString(
        <DocumentPage
          {...{ pathname, search }}
          root={ownRoot}
          answer={null}
          reload={async () => {}}
        >
          <AccountMenu />
          {own.parts}
        </DocumentPage>,
      )
      const drawn = new Map(pageParts(Buffer.from(html)).own.map((part) => [part.name, part.html]))
      drawn.set(READER_PART, Buffer.from(readerKey(reader)))
      drawn.set(PAGE_DATA, Buffer.from(scriptJson(ownRoot)))
      drawn.set(islandProps(island), Buffer.from(scriptJson(own.props)))
      return names.map((name) => {
        const part = drawn.get(name)
        if (!part) throw new Error(`the part ${name} of a page was not drawn for its reader`)
        return part
      })
    },
  }
}
