import { oneFirstChange } from './one-first-change.ts'

/** The forms of a page that React Router runs wait for a visitor's first session as those of islands do. */
export function firstChangeMiddleware<T>(
  { request }: { request: Request },
  next: () => Promise<T>,
) {
  return request.method === 'GET' ? next() : oneFirstChange(next)
}
