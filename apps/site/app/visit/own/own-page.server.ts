import type { ReactNode } from 'react'
import { createContext, type RouterContextProvider } from 'react-router'

/** What a page is for one of its readers. */
export interface OwnDrawing {
  /** Of its island. */
  props: object
  /** Everything of the island that is the reader's own, each part within its `<Own>`. */
  parts: ReactNode
}

/** How a page follows from what is its reader's own. */
export interface OwnPage {
  island: string
  draw: (page: unknown) => OwnDrawing
}

export const ownPageContext = createContext<{ offered?: OwnPage }>()

/**
 * For a loader: the page can be drawn for another learner without its route. `draw` gets what the database said of that learner,
 * and must hold no more than it needs, since it is kept.
 */
export function offerOwn(
  context: Readonly<RouterContextProvider>,
  island: string,
  draw: OwnPage['draw'],
) {
  context.get(ownPageContext).offered = { island, draw }
}
