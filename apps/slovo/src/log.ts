import { type DestinationStream, type Logger, pino } from 'pino'
import { currentRequestId } from './server/current-request.ts'

export type Log = Logger

/** One line an event on standard error, without personal data, with the id of the request that it belongs to; standard output is for what an operator asked for. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log {
  return pino({ level, base: null, mixin: requestFields }, destination)
}

function requestFields() {
  const id = currentRequestId()
  return id ? { id } : {}
}
