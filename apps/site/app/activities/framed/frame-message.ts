import { readStatement } from '@slovo/activities'
import { z } from 'zod'

const FrameMessage = z.discriminatedUnion('kind', [
  z.object({ from: z.literal('activity'), kind: z.literal('ready') }),
  z.object({
    from: z.literal('activity'),
    kind: z.literal('failed'),
    reason: z.enum(['connection', 'file', 'script']).catch('connection'),
  }),
  z.object({ from: z.literal('activity'), kind: z.literal('height'), height: z.number().min(1) }),
  z.object({ from: z.literal('activity'), kind: z.literal('statement'), statement: z.unknown() }),
])

const MAX_HEIGHT = 8000

/**
 * A message from a frame, checked; null for H5P's own messages and everything else. A statement is read only if it is
 * the result of the whole activity.
 */
export function readFrameMessage(message: unknown) {
  const parsed = FrameMessage.safeParse(message)
  if (!parsed.success) return null
  switch (parsed.data.kind) {
    case 'height':
      return {
        kind: 'height' as const,
        height: Math.min(Math.ceil(parsed.data.height), MAX_HEIGHT),
      }
    case 'statement': {
      const result = readStatement(parsed.data.statement)
      return result ? { kind: 'result' as const, result } : null
    }
    case 'failed':
      return { kind: 'failed' as const, reason: parsed.data.reason }
    case 'ready':
      return { kind: 'ready' as const }
  }
}
