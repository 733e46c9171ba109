import type { Database } from '@slovo/database'
import type { Log } from '../kernel/log.ts'

export interface RestOptions {
  database: Database
  log: Log
  settings?: Partial<RestSettings>
}

export const txEnds = [
  'commit',
  'commit-allow-override',
  'rollback',
  'rollback-allow-override',
] as const
export type TxEnd = (typeof txEnds)[number]

export interface RestSettings {
  /** The schemas that requests may name; the first is meant when they name none. */
  schemas: readonly [string, ...string[]]
  extraSearchPath: readonly string[]
  /** Most rows of one answer, and above it `count=estimated` estimates. */
  maxRows: number | undefined
  allowsAggregates: boolean
  /** Whether the root describes to each caller, in OpenAPI, what they may reach. */
  describesItself: boolean
  /** Whether a request may ask for the plan of its statement; plans reveal rows that policies hide. */
  allowsPlans: boolean
  /** Whether a successful request is committed or rolled back, and whether `Prefer: tx=…` may override that. */
  txEnd: TxEnd
  /** A function that is called first in each request's transaction, under the caller's role; it may refuse. */
  preRequest: string | undefined
  maxBodyBytes: number
}

export const defaultSettings: RestSettings = {
  schemas: ['public'],
  extraSearchPath: ['public', 'extensions'],
  maxRows: 1000,
  allowsAggregates: false,
  describesItself: true,
  allowsPlans: false,
  txEnd: 'commit',
  preRequest: undefined,
  maxBodyBytes: 8 * 1024 * 1024,
}
