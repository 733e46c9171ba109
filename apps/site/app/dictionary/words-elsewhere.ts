import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useRootData } from '../platform/root-data.ts'
import { whenIdle } from '../platform/when-idle.ts'

/** Brings words that were saved, changed or deleted on another device into the list that is open here. */
export function useWordsElsewhere() {
  const root = useRootData()
  const { revalidate } = useRevalidator()
  const readerId = root?.reader?.id
  const { url, anonKey } = root?.backend ?? {}

  useEffect(() => {
    if (!readerId || !url || !anonKey) return
    let isLeft = false
    let stop: (() => void) | undefined
    const idle = whenIdle(async () => {
      const { followWords } = await import('./follow-words.ts')
      if (!isLeft) stop = followWords({ url, anonKey, readerId, onChange: revalidate })
    })
    return () => {
      isLeft = true
      idle.cancel()
      stop?.()
    }
  }, [readerId, url, anonKey, revalidate])
}
