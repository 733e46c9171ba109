import { refusals } from '@slovo/messages/visit/refusals'
import { isRouteErrorResponse } from 'react-router'

const REASONS: Partial<Record<number, keyof typeof refusals>> = {
  413: 'tooLarge',
  429: 'busy',
  503: 'busy',
}

/** Why the server refused a request as a whole, and what to do next; undefined for every other failure. */
export function serverRefusal(error: unknown) {
  const reason = isRouteErrorResponse(error) ? REASONS[error.status] : undefined
  return reason && refusals[reason]
}
