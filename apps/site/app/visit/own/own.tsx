import { createElement, type ReactNode } from 'react'
import { OWN_PART } from './own-part.ts'

interface OwnProps {
  /** Each part of a page has another. */
  name: string
  children: ReactNode
}

/**
 * A part of a page that is its reader's own: around it the page is the same for all learners. The server draws marks around it,
 * which it takes out before the page is sent (page-parts.server.ts). In here no `useId`: it is drawn apart, too.
 */
export function Own({ name, children }: OwnProps) {
  return import.meta.env.SSR ? createElement(OWN_PART, { name }, children) : children
}
