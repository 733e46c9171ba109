import type { MediaFile } from './parameters.ts'

/**
 * The folder of a package in the bucket: its file `h5p/genitif.h5p` is unpacked beside it, into `h5p/genitif`.
 * An activity without a package has the folder of its number, should it ever have files.
 */
export function packageFolder({ id, file }: { id: number; file: string | null }): string {
  return file ? file.replace(/\.h5p$/, '') : `h5p/${id}`
}

/** The last part of the folder: how a player in a frame requests its files. */
export function packageName(file: string): string {
  return packageFolder({ id: 0, file }).replace(/^h5p\//, '')
}

/**
 * A name in ASCII, as the storage requires: `content/дом.png` is stored as `content/=D0=B4=D0=BE=D0=BC.png`. Two names
 * never become the same.
 */
export function storedName(name: string): string {
  return encodeURIComponent(name)
    .replaceAll('%2F', '/')
    .replaceAll(/[~=]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '=')
}

/** The URL of a file whose package is unpacked below `base`. */
export function mediaUrl(base: string, { path, isExternal }: MediaFile): string {
  if (isExternal) return path
  return `${base.replace(/\/$/, '')}/${storedName(`content/${path}`)}`
}
