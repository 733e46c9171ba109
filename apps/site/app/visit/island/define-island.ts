import type { ComponentType } from 'react'

/** A component that React brings to life in the browser, while the document around it stays as the server drew it. */
export interface IslandOf<Props extends object> {
  name: string
  Component: ComponentType<Props>
}

/** `x.island.tsx` exports one as its default; documents/islands.ts says under which name the browser finds it. */
export function defineIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): IslandOf<Props> {
  return { name, Component }
}
