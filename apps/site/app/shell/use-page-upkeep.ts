import { useEffect } from 'react'
import { hideLeftPopovers } from '../ui/left-popovers.ts'
import { usePage } from '../ui/page.ts'
import { useRootData } from '../visit/page/root-data.ts'
import { type SessionEnd, sendHeaderForms } from './header-forms.ts'
import { keepSession } from './session-upkeep.ts'
import { keepLearningLanguage } from './stored-language.ts'

/** What the header and the session need on a page that React Router runs; documents do the same in documents/entry.ts. */
export function usePageUpkeep(sessionEnd: SessionEnd) {
  const root = useRootData()
  const { reload } = usePage()
  const reader = root?.reader ?? null
  // Read anew, it is another object.
  const readerName = JSON.stringify(reader)
  const { url, anonKey } = root?.backend ?? {}

  useEffect(hideLeftPopovers, [])
  useEffect(() => sendHeaderForms({ reload, sessionEnd }), [reload, sessionEnd])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says whether the reader is another
  useEffect(() => {
    if (!url || !anonKey) return
    return keepSession({ reader, backend: { url, anonKey } }, reload)
  }, [readerName, url, anonKey, reload])

  const learningLanguage = root?.learningLanguage
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (learningLanguage) void keepLearningLanguage({ learningLanguage, reader }, reload)
  }, [learningLanguage, readerName, reload])
}
