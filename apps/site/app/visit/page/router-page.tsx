import { type ReactNode, useMemo } from 'react'
import { Form, Link, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { PageContext, type PageLinkProps, type SitePage } from '../../ui/page.ts'
import { PlainForm, PlainLink } from './document-page.tsx'
import { isDocument } from './document-paths.ts'

/** A page that React Router runs in the browser; links to documents load them whole. */
export function RouterPage({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const { state, formData } = useNavigation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const sent = state === 'idle' ? undefined : formData

  const page = useMemo(
    (): SitePage => ({
      ...{ pathname, search, sent },
      // The router does not run a document.
      ...(isDocument(pathname) ? { Link: PlainLink, Form: PlainForm } : { Link: RouterLink, Form }),
      answer: null,
      go: (url) => void navigate(url),
      leave: (url) => void (isOpenedHere() ? navigate(-1) : navigate(url)),
      reload: revalidate,
    }),
    [pathname, search, sent, navigate, revalidate],
  )
  return <PageContext value={page}>{children}</PageContext>
}

function RouterLink({ to, reloadDocument = false, ...rest }: PageLinkProps) {
  const { pathname } = useLocation()
  const path = /^[^?#]*/.exec(to)?.[0] || pathname
  return <Link to={to} {...rest} reloadDocument={reloadDocument || isDocument(path)} />
}

/** Whether a page of this site led here: before the router's first page there is another site. */
const isOpenedHere = () => Number(history.state?.idx) > 0
