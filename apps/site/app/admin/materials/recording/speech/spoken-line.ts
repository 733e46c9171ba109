import { z } from 'zod/mini'

/** One line of the answer while a text is said. */
export const SpokenLine = z.union([
  z.object({ said: z.number(), of: z.number() }),
  z.object({ failed: z.enum(['unreachable', 'refused', 'unreadable', 'too-large', 'busy']) }),
  z.object({ mp3: z.string(), cues: z.array(z.tuple([z.number(), z.number()])) }),
])
export type SpokenLine = z.infer<typeof SpokenLine>
