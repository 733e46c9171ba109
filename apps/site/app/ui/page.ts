import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type FormHTMLAttributes,
  type Ref,
  useContext,
} from 'react'

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  /** Loads the page whole. */
  reloadDocument?: boolean
  replace?: boolean
  preventScrollReset?: boolean
}

export interface PageFormProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'method' | 'encType'> {
  method?: 'get' | 'post'
  action?: string
  encType?: 'application/x-www-form-urlencoded' | 'multipart/form-data' | 'text/plain'
  replace?: boolean
  preventScrollReset?: boolean
  ref?: Ref<HTMLFormElement>
}

/**
 * The page that a component stands on, whatever runs it in the browser: React Router, or nothing but the component itself,
 * as an island of a document (decision 88).
 */
export interface SitePage {
  pathname: string
  /** `?q=дом`, or empty. */
  search: string
  /** A link to a path of the site. */
  Link: ComponentType<PageLinkProps>
  /** A form whose answer is a page. */
  Form: ComponentType<PageFormProps>
  /** The form that is being sent by the page. */
  sent: FormData | undefined
  /** What the server said of the form that brought this page, where no script ran. */
  answer: object | null
  /** Goes to a URL of the site. */
  go: (url: string) => void
  /** Goes back to where this page was opened, which is `url`. */
  leave: (url: string) => void
  /** Shows what has changed on the server. */
  reload: () => Promise<void>
}

export const PageContext = createContext<SitePage | null>(null)

/** The page that the component stands on. */
export function usePage(): SitePage {
  const page = useContext(PageContext)
  if (!page) throw new Error('a component stands on no page')
  return page
}

/** The query of the page that is shown. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(usePage().search)
}
