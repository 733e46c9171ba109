import { barePath } from '../../ui/local-path.ts'

const documents = [
  /^\/(about)?$/,
  /^\/materials(\/[^/]+){0,2}$/,
  /^\/lessons(\/[^/]+)?$/,
  /^\/blog(\/[^/]+)?$/,
  /^\/(teacher|legal|privacy)$/,
  /^\/words\/[^/]+$/,
]

/**
 * Whether the page of a path is a document: drawn by the server, with islands of React in it (decision 88). All other pages
 * are run by React Router in the browser.
 */
export function isDocument(pathname: string): boolean {
  const path = barePath(pathname)
  return documents.some((pattern) => pattern.test(path))
}
