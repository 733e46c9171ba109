import { useEffect } from 'react'
import { usePage } from '../ui/page.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { useRootData } from '../visit/page/root-data.ts'

/** While the site is unreachable nothing is reloaded: the channel joins again once it is back, and reports a change. */
const isReachable = () =>
  fetch('/health/ready', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Brings words that were saved, changed or deleted on another device into the list that is open here. */
export function useWordsElsewhere() {
  const root = useRootData()
  const { reload } = usePage()
  const readerId = root?.reader?.id
  const { url, anonKey } = root?.backend ?? {}

  useEffect(() => {
    if (!readerId || !url || !anonKey) return
    let isLeft = false
    let stop: (() => void) | undefined
    // A reload that fails would replace what is being read and typed with the error page.
    const show = async () => {
      if ((await isReachable()) && !isLeft) void reload()
    }
    const idle = whenIdle(async () => {
      const { followWords } = await import('./follow-words.ts')
      if (!isLeft) stop = followWords({ url, anonKey, readerId, onChange: show })
    })
    return () => {
      isLeft = true
      idle.cancel()
      stop?.()
    }
  }, [readerId, url, anonKey, reload])
}
