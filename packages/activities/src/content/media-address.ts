import type { MediaFile } from './parameters.ts'
import { storedName } from './stored-package.ts'

/** Where a file is fetched from, when its package lies unpacked below `base`. */
export function mediaAddress(base: string, { path, isExternal }: MediaFile): string {
  if (isExternal) return path
  return `${base.replace(/\/$/, '')}/${storedName(`content/${path}`)}`
}
