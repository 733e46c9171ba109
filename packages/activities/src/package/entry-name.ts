import { PackageFault } from './package-fault.ts'

// H5P's own list of allowed content files, without what a browser could run; an SVG is only ever served as a picture,
// under a policy that runs nothing of it.
const contentTypes = new Set(
  (
    'json png jpg jpeg gif svg webp avif bmp tif tiff eot ttf woff woff2 otf webm mp4 m4v ogg oga ogv ' +
    'mp3 m4a aac wav opus flac txt pdf rtf doc docx xls xlsx ppt pptx odt ods odp csv diff patch ' +
    'swf md textile vtt webvtt srt gltf glb'
  ).split(' '),
)
const libraryTypes = new Set([...contentTypes, 'js', 'css', 'xml'])

/** What a file of a package is there for; `skipped` ones are never unpacked. */
export type EntryRole = 'manifest' | 'content' | 'library' | 'skipped'

const LIBRARY_FOLDER = /^[\w.-]{1,255}-\d{1,5}\.\d{1,5}$/

/** The role of a file by its name; a content file of a type that could do harm is refused. */
export function entryRole(name: string): EntryRole {
  const parts = name.split('/')
  if (name === 'h5p.json') return 'manifest'
  // What operating systems and editors leave behind: .DS_Store, __MACOSX/…
  if (parts.some((part) => part.startsWith('.') || part.startsWith('__'))) return 'skipped'
  const [folder = ''] = parts
  if (folder === 'content' && parts.length > 1) {
    const extension = extensionOf(name)
    if (!contentTypes.has(extension)) throw new PackageFault('forbidden-type', { name, extension })
    return 'content'
  }
  if (LIBRARY_FOLDER.test(folder) && parts.length > 1) {
    return libraryTypes.has(extensionOf(name)) ? 'library' : 'skipped'
  }
  return 'skipped'
}

/** Refuses a name that leads out of the folder it is unpacked into. */
export function requireSafeName(name: string): void {
  const parts = name.replace(/\/$/, '').split('/')
  const isSafe =
    name.length <= 500 &&
    !/[\\:\p{Cc}]/u.test(name) &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..' && !/[. ]$/.test(part))
  if (!isSafe) throw new PackageFault('unsafe-name', { name: name.slice(0, 200) })
}

function extensionOf(name: string) {
  return /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
