import { type Logger, pino } from 'pino'

export type Log = Logger

/** One line an event on standard error, without personal data; standard output is for what an operator asked for. */
export function createLog(level: string): Log {
  return pino({ level, base: null }, pino.destination({ fd: 2, sync: true }))
}
