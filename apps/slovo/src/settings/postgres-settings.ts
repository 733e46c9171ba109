import { list } from './setting-kinds.ts'

/** The options of the embedded server that an operator may set; the rest is ours. */
const names = [
  'shared_buffers',
  'effective_cache_size',
  'work_mem',
  'maintenance_work_mem',
  'max_wal_size',
  'random_page_cost',
  'seq_page_cost',
  'cpu_tuple_cost',
  'effective_io_concurrency',
  'default_statistics_target',
  'max_parallel_workers_per_gather',
  'jit',
]

const entry = new RegExp(`^(?:${names.join('|')})\\s*=\\s*[\\w.]+$`)

/** `work_mem=16MB, random_page_cost=1.1` */
export const postgresSettings = list
  .refine((entries) => entries.every((text) => entry.test(text)), {
    message: `must look like work_mem=16MB, random_page_cost=1.1, with any of ${names.join(', ')}`,
  })
  .transform((entries) =>
    Object.fromEntries(entries.map((text) => text.split('=').map((part) => part.trim()))),
  )
