import type { ActivityResult } from '@slovo/activities'
import { useEffect, useRef, useState } from 'react'
import { readFrameMessage } from './frame-message.ts'

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
