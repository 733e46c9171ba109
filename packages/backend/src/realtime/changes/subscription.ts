import type { Caller } from '@slovo/database'
import { z } from 'zod'
import type { Outgoing } from '../protocol/outgoing.ts'
import type { Binding } from '../protocol/payloads.ts'
import type { ChangeCondition } from './filter.ts'

/** What `realtime.tell_changes` says after a commit. Values of rows that are still there are texts. */
export const Change = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  at: z.string(),
  rows: z.array(z.record(z.string(), z.unknown())),
})
export type Change = z.infer<typeof Change>

/** A channel that subscribes to changes. Its caller changes when the client sends a newer token. */
export interface Subscriber {
  topic: string
  caller: Caller
  send(message: Outgoing): void
}

export interface Subscription {
  id: number
  binding: Binding
  schema: string
  /** `*` is every table of the schema. */
  table: string
  conditions: ChangeCondition[]
  subscriber: Subscriber
}

export function wants({ binding, schema, table }: Subscription, change: Change): boolean {
  return (
    (binding.event === '*' || binding.event === change.type) &&
    (schema === '*' || schema === change.schema) &&
    (table === '*' || table === change.table)
  )
}
