import { useRootData } from '../page/root-data.ts'

/** The URL of a picture at a size: `useImageUrl()('image/fr.png', { width: 64 })`. */
export function useImageUrl() {
  const { pictures: base = '', version } = useRootData()?.filePlaces ?? {}
  return (path: string, size: { width: number; height?: number; quality?: number }) => {
    if (/^https?:/.test(path)) return path
    const query = new URLSearchParams(
      Object.entries(size).map(([name, value]) => [name, String(value)]),
    )
    if (version !== undefined) query.set('v', String(version))
    return `${base}/${path}?${query}`
  }
}

/** The URL of a file as it is: audio, video. */
export function useFileUrl() {
  const base = useRootData()?.filePlaces.files ?? ''
  return (path: string) => (/^https?:/.test(path) ? path : `${base}/${path}`)
}
