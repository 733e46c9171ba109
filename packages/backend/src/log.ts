import type { Logger } from 'pino'

export type Log = Pick<Logger, 'error' | 'warn' | 'info'>
