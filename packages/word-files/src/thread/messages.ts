import { z } from 'zod'

/** What a thread is begun with. */
const ReadingTask = z.object({ task: z.literal('read'), file: z.string(), now: z.date() })
const WritingTask = z.object({
  task: z.literal('write'),
  file: z.string(),
  now: z.date(),
  texts: z.object({
    learning: z.enum(['ru', 'fr']),
    owner: z.string(),
    deck: z.string(),
    fields: z.array(z.string()),
  }),
})
export const Task = z.discriminatedUnion('task', [ReadingTask, WritingTask])
export type Task = z.infer<typeof Task>
