import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useLocalPath } from '../ui/say.ts'
import { useRootData } from '../visit/page/root-data.ts'

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
    if (!isVisitor || stored === null || isMirrored() || stored === shown) return
    submit(
      { learning_language: stored, back: pathname + search },
      { method: 'post', action: localPath('/preferences'), preventScrollReset: true },
    )
  }, [])

  // What a visitor only sees by default is no choice: in the other interface language the default is another.
  useEffect(() => {
    if (shown && (!isVisitor || isMirrored())) localStorage.setItem(KEY, shown)
  }, [shown, isVisitor])
}

const isMirrored = () => document.cookie.includes(`${KEY}=`)
