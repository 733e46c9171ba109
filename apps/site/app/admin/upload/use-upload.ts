import { useCallback, useEffect, useRef, useState } from 'react'
import type { Upload } from 'tus-js-client'
import { useRootData } from '../../visit/page/root-data.ts'
import { contentTypeOf, type Folder, placeOf } from './file-names.ts'
import type { UploadFailure } from './send-file.ts'

/** How far the sending of a file has come. */
export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending' | 'paused' | 'lost' | 'done'; place: string; share: number }
  | { kind: 'exists' | Exclude<UploadFailure, 'lost' | 'exists'>; place: string }

/** Sends one file at a time into a folder of the storage. A lost connection is waited for. */
export function useUpload(folder: Folder, onDone: (place: string) => void) {
  const root = useRootData()
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const current = useRef<{ upload?: Upload; file: File; isStopped: boolean }>(undefined)

  async function send(file: File, place = placeOf(folder, file.name)) {
    const contentType = contentTypeOf(folder, file.name)
    if (!contentType) return setState({ kind: 'wrong-type', place })
    if (!root) return
    stop()
    const sending: NonNullable<typeof current.current> = { file, isStopped: false }
    current.current = sending
    const say = (next: UploadState) => {
      if (!sending.isStopped) setState(next)
    }
    say({ kind: 'sending', place, share: 0 })
    try {
      const { sendFile } = await import('./send-file.ts')
      sending.upload = await sendFile({
        ...{ file, place, contentType },
        backend: { ...root.backend, storageUrl: root.storageUrl },
        onProgress: (share) => say({ kind: 'sending', place, share }),
        onDone: () => {
          say({ kind: 'done', place, share: 1 })
          if (!sending.isStopped) onDone(place)
        },
        onFailure: (failure) =>
          setState((now) => {
            if (sending.isStopped) return now
            const share = 'share' in now ? now.share : 0
            return failure === 'lost' ? { kind: 'lost', place, share } : { kind: failure, place }
          }),
      })
      if (sending.isStopped) void sending.upload.abort()
    } catch {
      // The code that sends could not be fetched.
      say({ kind: 'failed', place })
    }
  }

  function stop() {
    const sending = current.current
    if (!sending) return
    sending.isStopped = true
    void sending.upload?.abort()
  }

  function pause() {
    void current.current?.upload?.abort()
    setState((now) => (now.kind === 'sending' ? { ...now, kind: 'paused' } : now))
  }

  function resume() {
    current.current?.upload?.start()
    setState((now) => ('share' in now ? { ...now, kind: 'sending' } : now))
  }

  /** Gives the upload up, here and in the storage. */
  function cancel() {
    const sending = current.current
    if (sending) {
      sending.isStopped = true
      // The storage forgets it by itself when it cannot be reached.
      sending.upload?.abort(true).catch(() => {})
    }
    setState({ kind: 'idle' })
  }

  const forgetSent = useCallback(
    () => setState((now) => (now.kind === 'done' ? { kind: 'idle' } : now)),
    [],
  )

  const isLost = state.kind === 'lost'
  useEffect(() => {
    if (!isLost) return
    const retry = () => {
      current.current?.upload?.start()
      setState((now) => ('share' in now ? { ...now, kind: 'sending' } : now))
    }
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isLost])

  // A page that is left stops sending; what was sent is found again.
  useEffect(
    () => () => {
      if (!current.current) return
      current.current.isStopped = true
      void current.current.upload?.abort()
    },
    [],
  )

  return {
    state,
    send,
    pause,
    resume,
    cancel,
    /** Sends the same file under another name. */
    sendAs: (place: string) => current.current && send(current.current.file, place),
    forget: () => setState({ kind: 'idle' }),
    forgetSent,
  }
}
