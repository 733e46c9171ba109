import type { Context } from 'hono'
import { isUuid } from '../../kernel/http/uuid.ts'
import { requestErrors } from '../errors/request-errors.ts'

/** The id in the path of a request. */
export function requireUuid(text: string | undefined, name: string): string {
  if (!isUuid(text)) throw requestErrors.notAnUuid(name)
  return text
}

const MAX_PER_PAGE = 1000

export interface Page {
  page: number
  perPage: number
}

/** Which part of a long list is asked for; the first fifty lines unless something else is said. */
export function readPage(c: Context): Page {
  const page = readNumber(c.req.query('page'), 1)
  const perPage = Math.min(readNumber(c.req.query('per_page'), 50), MAX_PER_PAGE)
  return { page, perPage }
}

export function offsetOf({ page, perPage }: Page) {
  return (page - 1) * perPage
}

/** Tells how long the list is, and where its next and its last part are. `page` has to be the first parameter. */
export function tellPages(c: Context, total: number, { page, perPage }: Page) {
  const last = Math.max(1, Math.ceil(total / perPage))
  const path = c.req.path.replace('/auth/v1', '')
  const link = (to: number, rel: string) => `<${path}?page=${to}&per_page=${perPage}>; rel="${rel}"`
  const links = page < last ? [link(page + 1, 'next'), link(last, 'last')] : [link(last, 'last')]
  c.header('x-total-count', String(total))
  c.header('link', links.join(', '))
}

function readNumber(text: string | undefined, otherwise: number) {
  if (!text) return otherwise
  const number = Number(text)
  if (!/^\d{1,9}$/.test(text) || number < 1) {
    throw requestErrors.validationFailed('Bad Pagination Parameters')
  }
  return number
}
