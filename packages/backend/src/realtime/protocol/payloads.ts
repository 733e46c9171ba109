import { z } from 'zod'

const Name = z.string().min(1).max(63)

/** One subscription: which changes of which table. */
const Binding = z.object({
  event: z
    .string()
    .toUpperCase()
    .pipe(z.enum(['*', 'INSERT', 'UPDATE', 'DELETE'])),
  schema: Name.optional(),
  table: Name.optional(),
  filter: z.string().max(2000).optional(),
  select: z.array(Name).max(200).optional(),
})
export type Binding = z.infer<typeof Binding>

/** What a client sends when it joins a channel. */
export const Join = z.object({
  access_token: z.string().max(16_384).nullish(),
  config: z
    .object({
      broadcast: z
        .object({ ack: z.boolean().default(false), self: z.boolean().default(false) })
        .prefault({}),
      presence: z
        .object({ key: z.string().max(300).nullish(), enabled: z.boolean().default(false) })
        .prefault({}),
      postgres_changes: z.array(Binding).max(100).nullish(),
      postgres_changes_options: z.object({ wait: z.boolean().default(false) }).optional(),
      private: z.boolean().nullish(),
    })
    .prefault({}),
})
export type JoinConfig = z.infer<typeof Join>['config']

export const NewToken = z.object({ access_token: z.string().max(16_384).nullish() })

export const Broadcast = z.object({ event: z.string().max(300), payload: z.unknown() })

export const PresenceCall = z.object({
  event: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['track', 'untrack'])),
  payload: z.record(z.string(), z.unknown()).default({}),
})

/** The body of `POST /api/broadcast`. */
export const BroadcastRequest = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string().min(1).max(255),
        event: z.string().min(1).max(300),
        payload: z.unknown(),
        private: z.boolean().nullish(),
      }),
    )
    .max(100),
})

const MAX_DEPTH = 100

/** JSON that can be sent on: deeper nesting could not be serialised again, here or in another process. */
export function parsePayload(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (isDeeper(value, MAX_DEPTH)) throw new Error('The JSON is nested too deep.')
  return value
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
