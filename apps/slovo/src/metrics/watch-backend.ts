import { readMailQueue } from '@slovo/backend'
import type { Database } from '@slovo/database'
import { z } from 'zod'
import type { OpenBackend } from '../open-backend.ts'
import type { Metrics } from './metrics.ts'

const Buckets = z.array(z.object({ id: z.string(), files: z.number(), bytes: z.number() }))
const MILLISECONDS_TO_COUNT_FILES = 60_000

/** Connections, queues and files; not on hosted Supabase. */
export function watchBackend(metrics: Metrics, { database, queues }: OpenBackend) {
  if (!database) return
  watchPools(metrics, database)
  metrics.watch('slovo_queue_length', {
    help: 'What waits for its turn: pictures to be rendered, mails to be sent',
    label: 'queue',
    async read() {
      const { waiting, failing } = await readMailQueue(database)
      return { mails: waiting, mails_failing: failing, pictures: queues?.().pictures.waiting ?? 0 }
    },
  })
  metrics.watch('slovo_mail_oldest_seconds', {
    help: 'For how long the oldest mail that is not sent yet has waited',
    label: 'queue',
    read: async () => ({ mails: (await readMailQueue(database)).oldestSeconds }),
  })
  const count = countAtIntervals(database)
  metrics.watch('slovo_storage_bytes', {
    help: 'Bytes of the files of each bucket',
    label: 'bucket',
    read: async () => Object.fromEntries((await count()).map(({ id, bytes }) => [id, bytes])),
  })
  metrics.watch('slovo_storage_files', {
    help: 'Files of each bucket',
    label: 'bucket',
    read: async () => Object.fromEntries((await count()).map(({ id, files }) => [id, files])),
  })
}

function watchPools(metrics: Metrics, database: Database) {
  const figures = {
    slovo_database_connections: ['Connections to the database', 'open'],
    slovo_database_connections_idle: ['Connections that nothing uses', 'idle'],
    slovo_database_waiting: ['Requests that wait for a connection', 'waiting'],
    slovo_database_waits: ['Requests that have had to wait for a connection', 'waits'],
    slovo_database_wait_seconds: ['Seconds that requests have waited for one', 'waitedSeconds'],
  } as const
  for (const [name, [help, figure]] of Object.entries(figures)) {
    metrics.watch(name, {
      help,
      label: 'pool',
      read: () => Object.fromEntries(database.pools().map((pool) => [pool.name, pool[figure]])),
    })
  }
}

/** Counting gets slower with the number of files, so not at each scrape. */
function countAtIntervals(database: Database) {
  let counted = Promise.resolve<z.infer<typeof Buckets>>([])
  let countedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() - countedAt > MILLISECONDS_TO_COUNT_FILES) {
      countedAt = performance.now()
      counted = database
        .query(
          `select b.id, count(o.id)::int as files,
             coalesce(sum((o.metadata->>'size')::bigint), 0)::float8 as bytes
           from storage.buckets b left join storage.objects o on o.bucket_id = b.id group by b.id`,
        )
        .then(({ rows }) => Buckets.parse(rows))
      counted.catch(() => {
        countedAt = Number.NEGATIVE_INFINITY
      })
    }
    return counted
  }
}
