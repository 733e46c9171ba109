import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from 'react-router'

type Results = Record<string, DataStrategyResult>

/**
 * Where the network fails, data that were to be read anew stay as they are, with all that is typed on the page; another page is
 * opened as a document, which the service worker may have.
 */
export const withoutNetwork: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  if (request.method !== 'GET' || !Object.values(results).some(isNetworkError)) return results
  const [here] = location.href.split('#')
  if (request.url !== here) throw redirectDocument(request.url)
  return Object.fromEntries(Object.entries(results).filter(([, result]) => !isNetworkError(result)))
}

/** `fetch` throws nothing else. Errors of the server are no `TypeError`: it does not say what they were. */
const isNetworkError = ({ type, result }: DataStrategyResult) =>
  type === 'error' && result instanceof TypeError
