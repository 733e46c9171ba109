import { randomUUID } from 'node:crypto'
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'

/** What a client received, to wait for. */
export function listening<T>() {
  const heard: T[] = []
  const waiting = new Set<() => void>()
  return {
    heard,
    hear(one: T) {
      heard.push(one)
      for (const look of waiting) look()
    },
    /** The first so many, once they are there. */
    async first(count: number): Promise<T[]> {
      await new Promise<void>((resolve) => {
        const look = () => {
          if (heard.length >= count) resolve()
        }
        waiting.add(look)
        look()
      })
      return heard.slice(0, count)
    },
  }
}

/** Subscribes and waits until the server agreed; the refusal's sentence otherwise. */
export function subscribed(channel: RealtimeChannel): Promise<string> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve(error?.message ?? status))
  })
}

interface Row {
  id?: number
  text?: string
  owner?: string
}

interface Heard {
  type: string
  new: Row
  old: Row
}

/** Subscribes to the changes of a table. */
export async function watch(
  // biome-ignore lint/suspicious/noExplicitAny: tables of tests are in no generated schema
  client: SupabaseClient<any>,
  table: string,
  { event = '*', filter }: { event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE'; filter?: string } = {},
) {
  const changes = listening<Heard>()
  const system = listening<{ status: string; message: string }>()
  const channel = client
    .channel(`changes of ${table} ${randomUUID()}`)
    .on('system', {}, (said) => {
      if (said.extension === 'postgres_changes') system.hear(said)
    })
    .on(
      'postgres_changes',
      { event: event as '*', schema: 'public', table, ...(filter && { filter }) },
      (change) =>
        changes.hear({ type: change.eventType, new: change.new as Row, old: change.old as Row }),
    )
  const status = await subscribed(channel)
  const [said] = await system.first(1)
  return { channel, status, said, ...changes }
}
