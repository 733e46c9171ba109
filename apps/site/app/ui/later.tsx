import { type ComponentType, lazy, memo, Suspense, useDeferredValue } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * A part of a page that its first touch does not need: its code comes when the page has nothing else to do. Until then the
 * server's HTML stands, whatever changes around it. `later(async () => (await import('./saved-words.tsx')).SavedWords)`
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async (): Promise<{ default: ComponentType<{ shown: Props }> }> => {
    if (!import.meta.env.SSR) await new Promise<void>((resolve) => whenIdle(resolve))
    const Loaded = await load()
    return { default: ({ shown }) => <Loaded {...shown} /> }
  })

  // React gives up the HTML of a part whose properties change before its code is there, unless the change may wait.
  const Kept = memo(({ shown }: { shown: Props }) => (
    <Suspense>
      <Part shown={shown} />
    </Suspense>
  ))
  return (props: Props) => <Kept shown={useDeferredValue(props)} />
}
