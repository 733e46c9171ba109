import { refusals } from '@slovo/messages/visit/refusals'

const REASONS: Partial<Record<number, keyof typeof refusals>> = {
  413: 'tooLarge',
  429: 'busy',
  503: 'busy',
}

/** Why the server refused a request as a whole, and what to do next; undefined for every other status. */
export function refusalOfStatus(status: number | undefined) {
  const reason = status === undefined ? undefined : REASONS[status]
  return reason && refusals[reason]
}
