import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { IslandOf } from '../visit/island/define-island.ts'
import { DocumentPage } from '../visit/page/document-page.tsx'
import type { RootData } from '../visit/page/root-data.ts'
import { readSentJson } from './read-sent-json.ts'

export interface IslandData {
  root: RootData
  /** As JSON; see sent-json.ts. */
  props: string
  /** HTML of the island that does not travel as a property: it stands in the page already. */
  html: string | undefined
  reload: () => Promise<void>
}

export interface DrawnIsland {
  /** Shows what the server says now. */
  draw(data: IslandData): void
}

/** Lets React take over an island where the server drew it. */
export function drawIsland<Props extends object>(
  { name, Component }: IslandOf<Props>,
  place: Element,
  first: IslandData,
): DrawnIsland {
  const elementOf = ({ root, props, html, reload }: IslandData) => {
    const own: Props & { answer?: object | null } = readSentJson(props)
    return (
      <DocumentPage
        {...{ root, reload }}
        pathname={location.pathname}
        search={location.search}
        answer={own.answer ?? null}
      >
        <Component {...own} {...(html !== undefined && { html })} />
      </DocumentPage>
    )
  }
  let island: Root | undefined
  // A touch on the page does not wait until all of it is taken over.
  startTransition(() => {
    island = hydrateRoot(place, elementOf({ ...first, html: undefined }), {
      identifierPrefix: name,
    })
  })
  // Parts whose code is still to come keep the server's HTML meanwhile.
  return { draw: (data) => startTransition(() => island?.render(elementOf(data))) }
}
