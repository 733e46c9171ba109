import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'

/** What every page knows: the reader, the preferences, where the backend is. Missing only where the root itself failed. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root')
}

/** Who is signed in, or null. */
export function useReader() {
  return useRootData()?.reader ?? null
}

/** The address of a picture at a size: `useImageAddress()('image/fr.png', { width: 64 })`. */
export function useImageAddress() {
  const base = useRootData()?.filePlaces.pictures ?? ''
  return (path: string, size: { width: number; height?: number; quality?: number }) => {
    if (/^https?:/.test(path)) return path
    const query = new URLSearchParams(
      Object.entries(size).map(([name, value]) => [name, String(value)]),
    )
    return `${base}/${path}?${query}`
  }
}

/** The address of a file as it is: audio, video. */
export function useFileAddress() {
  const base = useRootData()?.filePlaces.files ?? ''
  return (path: string) => (/^https?:/.test(path) ? path : `${base}/${path}`)
}

/** How many signs a password needs. */
export function useShortestPassword() {
  return useRootData()?.passwordMinLength ?? 8
}
