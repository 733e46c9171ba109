import type { ReactNode } from 'react'
import { createContext, type RouterContextProvider } from 'react-router'

/** A part of a page as one of its readers sees it. */
export interface OwnDrawing {
  /** Of its `<Own>`. */
  name: string
  /** What it is drawn of: of the same it looks the same, on this page. Null where no other reader will have the same. */
  of: unknown
  drawn: ReactNode
}

/** How a page follows from what is its reader's own. */
export interface OwnPage {
  island: string
  /** Of the properties of the island, those that are the reader's own. */
  names: readonly string[]
  draw: (page: unknown) => { props: object; parts: OwnDrawing[] }
}

export const ownPageContext = createContext<{ offered?: OwnPage }>()

/**
 * For a loader: the page can be drawn for another learner without its route. `draw` gets what the database said of that learner,
 * and must hold no more than it needs, since it is kept.
 */
export function offerOwn(context: Readonly<RouterContextProvider>, page: OwnPage) {
  context.get(ownPageContext).offered = page
}
