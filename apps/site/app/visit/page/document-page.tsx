import { type ReactNode, useMemo } from 'react'
import {
  PageContext,
  type PageFormProps,
  type PageLinkProps,
  type SitePage,
} from '../../ui/page.ts'
import { type RootData, RootDataContext } from './root-data.ts'

interface DocumentPageProps {
  root: RootData
  pathname: string
  search: string
  answer: object | null
  reload: () => Promise<void>
  children: ReactNode
}

/** What an island of a document stands on, on the server and in the browser: links and forms are the browser's own. */
export function DocumentPage({ root, children, ...shown }: DocumentPageProps) {
  const { pathname, search, answer, reload } = shown
  const page = useMemo(
    (): SitePage => ({
      ...{ pathname, search, answer, reload, Link: PlainLink, Form: PlainForm },
      sent: undefined,
      go: (url) => location.assign(url),
      leave: (url) => (isOpenedFrom(url) ? history.back() : location.assign(url)),
    }),
    [pathname, search, answer, reload],
  )
  return (
    <RootDataContext value={root}>
      <PageContext value={page}>{children}</PageContext>
    </RootDataContext>
  )
}

export function PlainLink({ to, ...asked }: PageLinkProps) {
  const { replace, preventScrollReset, reloadDocument, ...rest } = asked
  return <a href={to} {...rest} />
}

export function PlainForm({ replace, preventScrollReset, ...rest }: PageFormProps) {
  return <form {...rest} />
}

function isOpenedFrom(url: string) {
  const here = new URL(url, location.href)
  return document.referrer !== '' && new URL(document.referrer).pathname === here.pathname
}
