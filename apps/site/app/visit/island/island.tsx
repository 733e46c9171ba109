import { createContext, type ReactNode, useContext } from 'react'
import { usePage } from '../../ui/page.ts'
import { DocumentPage } from '../page/document-page.tsx'
import { type RootData, useRootData } from '../page/root-data.ts'
import type { IslandOf } from './define-island.ts'

/** An island as the server is to draw it. */
export interface TakenIsland {
  name: string
  drawn: ReactNode
  props: object
  isAtOnce: boolean
  /** The page on which it stands. */
  page: { root: RootData; pathname: string; search: string }
}

/** Takes the islands of a page, which are drawn apart: React in the browser then counts the same ids. */
export interface Islands {
  /** Gives the marks in whose places they will stand. */
  add(island: TakenIsland): { html: string; props: string }
}

export const IslandsContext = createContext<Islands | null>(null)

interface IslandProps<Props extends object> {
  of: IslandOf<Props>
  /** Sent along as JSON: what is no JSON, such as a function, only the server has. */
  props: NoInfer<Props>
  /** At once, or only when the focus comes into it. */
  when?: 'now' | 'touched'
  /** What the page answers to a form that was sent without script. */
  answer?: object | null | undefined
}

/** The place of an island in a document. Only the server draws it. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { of, props, when = 'now', answer = null } = island
  const islands = useContext(IslandsContext)
  const { pathname, search } = usePage()
  const root = useRootData()
  if (!islands || !root) return null

  const { name, Component } = of
  const marks = islands.add({
    name,
    isAtOnce: when === 'now',
    page: { root, pathname, search },
    props: answer ? { ...props, answer } : props,
    drawn: (
      <DocumentPage {...{ root, pathname, search, answer }} reload={async () => {}}>
        <Component {...props} />
      </DocumentPage>
    ),
  })
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a mark of ours */}
      <div data-island={name} data-when={when} dangerouslySetInnerHTML={{ __html: marks.html }} />
      <script
        type="application/json"
        data-island-props={name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark of ours
        dangerouslySetInnerHTML={{ __html: marks.props }}
      />
    </>
  )
}
