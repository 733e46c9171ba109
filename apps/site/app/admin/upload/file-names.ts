import { slugOf } from '@slovo/content-model'

/** The folders of the storage that files of content lie in. */
export const folders = ['image', 'audio', 'video', 'h5p'] as const
export type Folder = (typeof folders)[number]

const types: Record<Folder, Record<string, string>> = {
  image: {
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    webp: 'image/webp',
    gif: 'image/gif',
    avif: 'image/avif',
  },
  audio: {
    mp3: 'audio/mpeg',
    m4a: 'audio/mp4',
    ogg: 'audio/ogg',
    wav: 'audio/wav',
    aac: 'audio/aac',
    flac: 'audio/flac',
  },
  h5p: { h5p: 'application/zip' },
  video: { mp4: 'video/mp4', webm: 'video/webm', ogv: 'video/ogg' },
}

/** For the `accept` of an input: `.png,.jpg`. */
export const acceptOf = (folder: Folder) =>
  Object.keys(types[folder])
    .map((ending) => `.${ending}`)
    .join()

/** The type that a file is stored with, told by its ending; null where the folder is not for such files. */
export function contentTypeOf(folder: Folder, fileName: string): string | null {
  const known = types[folder]
  const ending = endingOf(fileName)
  return Object.hasOwn(known, ending) ? (known[ending] ?? null) : null
}

/** Where a file goes: « Кот и дом.PNG » → `image/kot-i-dom.png`. */
export function placeOf(folder: Folder, fileName: string): string {
  const ending = endingOf(fileName)
  const name = slugOf(fileName.slice(0, fileName.length - ending.length))
  return `${folder}/${name || 'file'}.${ending}`
}

/** Another name, when one is taken: `image/kot.png` → `image/kot-2.png` → `image/kot-3.png`. */
export function nextPlace(place: string): string {
  const [, name = '', number, ending] = /^(.*?)(?:-(\d{1,6}))?(\.\w+)$/.exec(place) ?? []
  return `${name}-${Number(number ?? 1) + 1}${ending}`
}

export const nameOf = (place: string) => place.slice(place.indexOf('/') + 1)

const endingOf = (fileName: string) => /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
