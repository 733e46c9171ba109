import { type ComponentType, lazy, memo, Suspense, useDeferredValue, useEffect } from 'react'
import { endWaitFor, expectPart } from './coming-parts.ts'
import { whenIdle } from './when-idle.ts'

/**
 * A part of a page that its first touch does not need: its code comes when the page has nothing else to do. Until then the
 * server's HTML stands, whatever changes around it. `later(async () => (await import('./saved-words.tsx')).SavedWords)`
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = Symbol()
  let hasCome = import.meta.env.SSR

  const Part = lazy(async (): Promise<{ default: ComponentType<{ shown: Props }> }> => {
    if (!import.meta.env.SSR) await new Promise<void>((resolve) => whenIdle(resolve))
    const Loaded = await insist(load, () => endWaitFor(part))
    return {
      default: function Come({ shown }) {
        useEffect(() => {
          hasCome = true
          endWaitFor(part)
        }, [])
        return <Loaded {...shown} />
      },
    }
  })

  // React gives up the HTML of a part whose properties change before its code is there, unless the change may wait.
  const Kept = memo(function Kept({ shown }: { shown: Props }) {
    return (
      <Suspense>
        <Part shown={shown} />
      </Suspense>
    )
  })
  return function Later(props: Props) {
    if (!hasCome) expectPart(part)
    return <Kept shown={useDeferredValue(props)} />
  }
}

/** Tries again whenever there is a network again: an error would take the whole page away. */
async function insist<Loaded>(load: () => Promise<Loaded>, onFailure: () => void): Promise<Loaded> {
  for (;;) {
    try {
      return await load()
    } catch (cause) {
      if (import.meta.env.SSR) throw cause
      onFailure()
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
  }
}
