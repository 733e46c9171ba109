import type { Caller } from '@slovo/database'
import type { Outgoing } from '../protocol/outgoing.ts'
import type { Binding } from '../protocol/payloads.ts'
import type { Change } from './change.ts'
import type { ChangeCondition } from './filter.ts'

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
