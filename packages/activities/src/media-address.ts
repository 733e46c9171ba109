import type { MediaFile } from './parameters.ts'

/** Where a file is fetched from, when the media of its package lie below `base`. */
export function mediaAddress(base: string, { path, isExternal }: MediaFile): string {
  if (isExternal) return path
  return `${base.replace(/\/$/, '')}/${path.split('/').map(encodeURIComponent).join('/')}`
}
