import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useRootData } from '../platform/root-data.ts'
import { useLocalPath } from '../ui/say.ts'

/** The key of local storage, and the name of the cookie that mirrors it. */
const KEY = 'learning-language'

/** The choice lives in local storage as long as the browser does; a visitor whose cookie was lost gets the stored one back. */
export function useStoredLearningLanguage() {
  const root = useRootData()
  const localPath = useLocalPath()
  const { pathname, search } = useLocation()
  const { submit } = useFetcher()
  const shown = root?.learningLanguage
  const isVisitor = root?.reader === null

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once a page; later the page is what is stored.
  useEffect(() => {
    const stored = localStorage.getItem(KEY)
    const isLost = stored !== null && !document.cookie.includes(`${KEY}=`)
    if (!isVisitor || !isLost || stored === shown) return
    submit(
      { learning_language: stored, back: pathname + search },
      { method: 'post', action: localPath('/preferences'), preventScrollReset: true },
    )
  }, [])

  useEffect(() => {
    if (shown) localStorage.setItem(KEY, shown)
  }, [shown])
}
