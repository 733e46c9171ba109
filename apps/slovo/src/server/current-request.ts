import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<{ id: string }>()

/** The id of the current request: in its response, in each line of its log, and on its error page. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.id
}

/** Runs the work of a request, including what it starts, under its id. */
export function asRequest<T>(id: string, work: () => T): T {
  return current.run({ id }, work)
}
