import { type ActivityResult, readStatement } from '@slovo/activities'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'

/** Why an activity did not start: no connection, a missing file of its package, or an error in its own script. */
type FrameFault = 'connection' | 'file' | 'script'

const TIMEOUT_MS = 20_000
const FIRST_HEIGHT = 200

/** Listens to a frame, and to no other window. A frame that never starts, or leaves its page, has failed. */
export function useFrame(onResult: (result: ActivityResult) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [reason, setReason] = useState<FrameFault>('connection')
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const [loads, setLoads] = useState(0)

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (!frame.current || source !== frame.current.contentWindow) return
      const message = readFrameMessage(data)
      if (!message) return
      if (message.kind === 'height') setHeight(message.height)
      else if (message.kind === 'result') onResult(message.result)
      else {
        if (message.kind === 'failed') setReason(message.reason)
        setState(message.kind)
      }
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [onResult])

  // H5P waits for ever for a missing library.
  useEffect(() => {
    if (loads === 0 || state !== 'loading') return
    const timeout = setTimeout(() => setState('failed'), TIMEOUT_MS)
    return () => clearTimeout(timeout)
  }, [loads, state])

  const onLoad = () => {
    setLoads(loads + 1)
    if (loads > 0) {
      setReason('script')
      setState('failed')
    }
  }
  return { frame, state, reason, height, onLoad }
}

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
