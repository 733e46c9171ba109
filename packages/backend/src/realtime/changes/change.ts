import { z } from 'zod'

/** What `realtime.tell_changes` says after a commit. Values of rows that are still there are texts. */
export const Change = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  at: z.string(),
  rows: z.array(z.record(z.string(), z.unknown())),
})
export type Change = z.infer<typeof Change>
