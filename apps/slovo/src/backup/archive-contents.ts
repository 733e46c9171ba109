import { z } from 'zod'

/** Raised when an older Slovo could no longer read what this one writes. */
export const FORMAT = 1

/** The first entry of an archive: where its rows came from. */
export const Manifest = z.object({
  kind: z.literal('slovo-backup'),
  format: z.number(),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** Those that the database had, by number. */
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

/** The last entry: an archive without it is cut. */
export const Summary = z.object({
  /** Of each table that has some. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  bytes: z.number(),
  /** Files that a row names and that were not there. */
  missing: z.number(),
})
export type Summary = z.infer<typeof Summary>

export const entries = {
  manifest: 'manifest.json',
  keys: 'keys.json',
  rows: 'database',
  files: 'files',
  summary: 'summary.json',
} as const

/** Uploads that were under way, and counters of minutes: nothing that another site could go on with. */
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
