import { z } from 'zod'

/** Incremented when an older release could not read what this one writes. */
export const FORMAT = 1

/** The first entry of an archive: the source of its rows. */
export const Manifest = z.object({
  kind: z.literal('slovo-backup'),
  format: z.number(),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** The database's migrations, by number. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
    }),
  ),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
})
export type Manifest = z.infer<typeof Manifest>

/** The last entry: an archive without it is truncated. */
export const ArchiveSummary = z.object({
  /** Per table that has rows. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  bytes: z.number(),
  /** Files that a row names but that did not exist. */
  missing: z.number(),
})
export type ArchiveSummary = z.infer<typeof ArchiveSummary>

export const entries = {
  manifest: 'manifest.json',
  keys: 'keys.json',
  rows: 'database',
  files: 'files',
  summary: 'summary.json',
} as const

/** Unfinished uploads and short-lived counters, which mean nothing to another site. */
const passing = new Set([
  'storage.resumable_uploads',
  'storage.resumable_locks',
  'storage.s3_multipart_uploads',
  'storage.s3_multipart_uploads_parts',
  'auth.rate_limits',
])

export function isLasting({ schema, name }: { schema: string; name: string }) {
  return !passing.has(`${schema}.${name}`)
}
