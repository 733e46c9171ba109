import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<{ id: string }>()

/** The id of the request that is being answered: it is in its answer, in each line of its log, and on its error page. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.id
}

/** Runs the work of a request, whatever it starts included, under its id. */
export function asRequest<T>(id: string, work: () => T): T {
  return current.run({ id }, work)
}
