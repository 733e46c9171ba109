import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { GlossaryFile } from './lookup.ts'

export interface GlossarySource {
  /** The glossary if it is already here: a touch is answered at once. */
  here: () => GlossaryFile | null
  load: () => Promise<GlossaryFile | null>
}

/** A text's glossary, fetched when the browser has nothing better to do, or by the first touch. A text that is not stored yet has none: the dictionary is asked. */
export function useGlossary(address: string | null): GlossarySource {
  const kept = useRef<{ file: GlossaryFile | null; coming?: Promise<GlossaryFile | null> }>({
    file: null,
  })

  const load = useCallback(() => {
    const glossary = kept.current
    glossary.coming ??= fetchGlossary(address).then((file) => {
      glossary.file = file
      if (!file) delete glossary.coming
      return file
    })
    return glossary.coming
  }, [address])

  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 200)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => void load(), { timeout: 2000 })
    return () => cancelIdleCallback(idle)
  }, [load])

  return useMemo(() => ({ here: () => kept.current.file, load }), [load])
}

async function fetchGlossary(address: string | null): Promise<GlossaryFile | null> {
  if (address === null) return null
  try {
    const answer = await fetch(address)
    return answer.ok ? await answer.json() : null
  } catch {
    // Without the glossary every touch asks the dictionary instead.
    return null
  }
}
