import { z } from 'zod'
import { readLibraryName } from '../content/library-name.ts'
import { otherLibraries } from './activity.ts'
import { checkActivity, readActivity } from './read-activity.ts'

/** An activity in the format of shipped content, from which a package can be written. */
export const shippedActivity = z.strictObject({
  library: z.string().refine((name) => readLibraryName(name) !== undefined),
  title: z.string().min(1).max(255),
  content: z.record(z.string(), z.unknown()),
})

export type ShippedActivity = z.infer<typeof shippedActivity>

/** What is wrong with a file `content/lessons/<lang>/<slug>/<n>-<type>.json`; empty where it is valid. */
export function checkShippedActivity(json: unknown): string[] {
  const parsed = shippedActivity.safeParse(json)
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`)
  }
  const activity = readActivity(parsed.data.library, parsed.data.content)
  if (!activity) return [`library: ${parsed.data.library} has no player of ours`]
  return [
    ...checkActivity(activity),
    ...otherLibraries(activity).map((library) => `content: ${library} has no player of ours`),
  ]
}
