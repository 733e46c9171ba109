import type { ReactNode } from 'react'
import { createContext, type RouterContextProvider } from 'react-router'

/** A part of a page as one of its readers sees it: drawn, or as it stands within its `<Own>`. */
export type OwnDrawing = DrawnPart | { name: string; html: string }

export interface DrawnPart {
  /** Of its `<Own>`. */
  name: string
  /** What it is drawn of: of the same it looks the same, on this page. Null where no other reader will have the same. */
  of: unknown
  drawn: ReactNode
}

/** How a page follows from what is its reader's own. */
export interface OwnPage {
  /** The one that gets it as properties, and which of them are the reader's own. */
  island?: { name: string; ownNames: readonly string[] }
  draw: (said: unknown) => { props?: object; parts: OwnDrawing[] }
}

/** The same of a page that is run by the router: its data and what of its HTML follows from it. */
export interface RoutedOwnPage {
  draw: (
    said: unknown,
    pathname: string,
  ) => {
    /** What its loader returns. */
    data: object
    parts: OwnDrawing[]
    /** Attributes by the names of their parts, as they stand in the page. */
    attributes: ReadonlyMap<string, string>
  }
}

export interface OwnOffers {
  offered?: OwnPage
  /** With what the database said of the learner for whom it is drawn now. */
  routed?: { page: RoutedOwnPage; said: unknown }
}

export const ownPageContext = createContext<OwnOffers>()

/**
 * For a loader: the page can be drawn for another learner without its route. `draw` gets what the database said of that learner,
 * and must hold no more than it needs, since it is kept.
 */
export function offerOwn(context: Readonly<RouterContextProvider>, page: OwnPage) {
  context.get(ownPageContext).offered = page
}

/** The same for a page that is run by the router. */
export function offerRouted(
  context: Readonly<RouterContextProvider>,
  page: RoutedOwnPage,
  said: unknown,
) {
  context.get(ownPageContext).routed = { page, said }
}
