import { AsyncLocalStorage } from 'node:async_hooks'
import type { Queries } from '@slovo/database'
import type { Account } from './accounts/account-rows.ts'

/**
 * What the input of hooks says of the request, wherever an account or a token is made: passing it as an argument
 * would take every rule between the route and the row.
 */
interface CurrentRequest {
  address: string | undefined
  /** Asked before an account is made; nothing where an operator makes it, or no hook is set. */
  beforeUserCreated?: (tx: Queries, account: Account) => Promise<void>
}

const requests = new AsyncLocalStorage<CurrentRequest>()

export function withRequest<T>(request: CurrentRequest, work: () => T): T {
  return requests.run(request, work)
}

export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore()
}
