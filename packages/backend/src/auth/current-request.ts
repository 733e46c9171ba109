import { AsyncLocalStorage } from 'node:async_hooks'
import type { Queries } from '@slovo/database'
import type { Account } from './accounts/account-rows.ts'

/**
 * What hooks need to know of the request wherever an account or a token is made: as an argument it would go through
 * every rule between the route and the row.
 */
interface CurrentRequest {
  ip: string | undefined
  /** Called before an account is made; absent where an admin makes it, or no hook is set. */
  beforeUserCreated?: (tx: Queries, account: Account) => Promise<void>
}

const requests = new AsyncLocalStorage<CurrentRequest>()

export function withRequest<T>(request: CurrentRequest, work: () => T): T {
  return requests.run(request, work)
}

export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore()
}
